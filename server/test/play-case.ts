import { type Flow, flow as flowSchema } from '@yizhan/contract/flow.ts';
import fc from 'fast-check';
import { isBefore } from '../src/domain/cases/flow-path.ts';
import { applyEvent, CaseRuleError } from '../src/domain/cases/rules.ts';
import {
  type CaseEvent,
  type CaseState,
  type CaseWorld,
  draftState,
  type HandlersByBlock,
} from '../src/domain/cases/state.ts';

const people = (...userIds: string[]) => [{ by: 'people' as const, userIds }];
export const step = (id: string, more: object = {}) => ({
  id,
  type: 'approve',
  name: id,
  handlers: people('1'),
  ...more,
});
export const flowOf = (...blocks: unknown[]): Flow => flowSchema.parse({ blocks });
export const rule = (...ids: string[]) => ids.map((personId) => ({ personId, source: 'rule' as const }));

export const world = (
  flow: Flow,
  handlers: HandlersByBlock,
  settings: Partial<CaseWorld['settings']> = {},
): CaseWorld => ({
  flow,
  handlers,
  applicantId: '100',
  ownerId: '99',
  settings: { skipApplicant: true, onceInARow: false, resubmit: 'same', ...settings },
});

/** A case that is played by hand: whose turn it is, and what they do. */
export function play(of: CaseWorld, data: CaseState['data'] = {}) {
  let { state } = applyEvent(draftState(), { action: 'submit', data }, of);
  const place = (personId: string) => {
    for (const { seq, status, handlers } of state.steps)
      for (const one of handlers)
        if (status === 'open' && one.status === 'open' && one.personId === personId)
          return { step: seq, handler: one.seq, by: { personId, actingFor: null }, opinion: '' };
    throw new CaseRuleError('it is not their turn');
  };
  const after = (event: CaseEvent) => {
    ({ state } = applyEvent(state, event, of));
    return state.status;
  };
  return {
    state: () => state,
    open: () => state.steps.filter(({ status }) => status === 'open').map(({ blockId }) => blockId),
    turn: () =>
      state.steps.flatMap(({ handlers }) =>
        handlers.filter(({ status }) => status === 'open').map(({ personId }) => personId),
      ),
    approve: (who: string, now = state.data) => after({ action: 'approve', ...place(who), data: now }),
    refuse: (who: string) => after({ action: 'refuse', ...place(who) }),
    back: (who: string, to: string | null = null) => after({ action: 'return', ...place(who), to }),
    delegate: (who: string, to: string) => after({ action: 'delegate', ...place(who), to }),
    handOver: (who: string, to: string) => after({ action: 'handOver', ...place(who), to }),
    sign: (who: string, to: string, where: 'before' | 'after') =>
      after({ action: 'addSigner', ...place(who), to, place: where }),
    submit: (now = state.data) => after({ action: 'submit', data: now }),
    withdraw: () => after({ action: 'withdraw' }),
  };
}

// ── Random flows and random actions ──

let counter = 0;
const nextId = (letter: string) => {
  counter += 1;
  return `${letter}${counter}`;
};
const modes = fc.constantFrom('one', 'all', 'turn');
const randomStep = fc
  .record({ mode: modes, onRefuse: fc.constantFrom('end', 'return'), type: fc.constantFrom('approve', 'handle') })
  .map((more) => step(nextId('s'), more) as unknown);
export const { blocks } = fc.letrec<{ blocks: unknown[]; block: unknown }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    randomStep,
    fc.constant(null).map(() => ({ id: nextId('c'), type: 'copy', name: '抄送', handlers: people('1') })),
    fc.tuple(tie('blocks'), tie('blocks'), fc.integer({ min: 0, max: 3 })).map(([one, other, value]) => ({
      id: nextId('b'),
      type: 'branch',
      name: '分支',
      arms: [{ id: nextId('x'), name: '臂', when: { tests: [{ field: 'n', op: '>', value }] }, blocks: one }],
      otherwise: other,
    })),
    fc.tuple(tie('blocks'), tie('blocks')).map(([one, other]) => ({
      id: nextId('p'),
      type: 'parallel',
      name: '并行',
      arms: [
        { id: nextId('x'), name: '甲', blocks: one },
        { id: nextId('x'), name: '乙', blocks: other },
      ],
    })),
  ),
  blocks: fc.array(tie('block'), { maxLength: 3 }),
}));

export const choice = fc.record({
  action: fc.nat(20),
  who: fc.nat(20),
  to: fc.nat(20),
  n: fc.integer({ min: 0, max: 4 }),
});

/** One of the events that the state allows, picked by numbers. */
export function pick(
  state: CaseState,
  flow: Flow,
  { action, who, to, n }: { action: number; who: number; to: number; n: number },
): CaseEvent {
  const data = { n };
  if (state.status === 'draft' || state.status === 'returned')
    return action % 10 === 9 && state.status === 'returned' ? { action: 'withdraw' } : { action: 'submit', data };
  const open = state.steps.flatMap(({ seq, status, blockId, handlers }) =>
    status === 'open'
      ? handlers
          .filter((one) => one.status === 'open')
          .map((one) => ({
            step: seq,
            handler: one.seq,
            by: { personId: one.personId, actingFor: null },
            opinion: '',
            blockId,
          }))
      : [],
  );
  const mine = open[who % open.length];
  if (!mine) throw new Error('a running case without a handler');
  const { blockId, ...place } = mine;
  const other = String(1 + (to % 5));
  const earlier = state.steps.filter(({ status, blockId: one }) => status === 'done' && isBefore(flow, one, blockId));
  const target = earlier[to % Math.max(1, earlier.length)]?.blockId ?? null;
  const kinds: CaseEvent[] = [
    { action: 'approve', ...place, data },
    { action: 'approve', ...place, data },
    { action: 'approve', ...place, data },
    { action: 'refuse', ...place },
    { action: 'return', ...place, to: null },
    { action: 'return', ...place, to: target },
    { action: 'delegate', ...place, to: other },
    { action: 'handOver', ...place, to: other },
    { action: 'addSigner', ...place, to: other, place: 'before' },
    { action: 'addSigner', ...place, to: other, place: 'after' },
    { action: 'reassign', step: mine.step, to: other },
    { action: 'escalate', step: mine.step, to: other },
    { action: 'substitute', step: mine.step, handler: mine.handler, to: { personId: other, source: 'substitute' } },
    { action: 'pass', step: mine.step },
    { action: 'timeReturn', step: mine.step },
    { action: 'withdraw' },
  ];
  return kinds[action % kinds.length] ?? { action: 'end' };
}
