import { isFinished } from '@yizhan/contract/case-states.ts';
import { stepsOf } from '@yizhan/contract/flow.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocks, choice, flowOf, pick, play, rule, step, world } from '../../../test/play-case.ts';
import { isBefore } from './flow-path.ts';
import { applyEvent, CaseRuleError } from './rules.ts';
import { type CaseEvent, type CaseState, draftState } from './state.ts';

test('PR-2 one is enough, all must agree, or one after the other', () => {
  const flow = flowOf(step('one'), step('all', { mode: 'all' }), step('turn', { mode: 'turn' }));
  const game = play(world(flow, { one: rule('1', '2'), all: rule('1', '2'), turn: rule('1', '2') }));
  expect(game.turn()).toEqual(['1', '2']);
  game.approve('2');
  expect(game.open()).toEqual(['all']);
  game.approve('2');
  expect([game.open(), game.turn()]).toEqual([['all'], ['1']]);
  game.approve('1');
  expect([game.open(), game.turn()]).toEqual([['turn'], ['1']]);
  expect(() => game.approve('2')).toThrow(CaseRuleError);
  game.approve('1');
  expect(game.turn()).toEqual(['2']);
  expect(game.approve('2')).toBe('approved');
});

test('PR-2 one refusal ends a step of all, and the case', () => {
  const game = play(world(flowOf(step('all', { mode: 'all' })), { all: rule('1', '2') }));
  game.approve('1');
  expect(game.refuse('2')).toBe('refused');
  expect(game.open()).toEqual([]);
});

const branch = flowOf(
  {
    id: 'b',
    type: 'branch',
    name: '天数',
    arms: [
      { id: 'long', name: '长', when: { tests: [{ field: 'days', op: '>', value: 3 }] }, blocks: [step('dean')] },
      { id: 'mid', name: '中', when: { tests: [{ field: 'days', op: '>', value: 1 }] }, blocks: [step('tutor')] },
    ],
    otherwise: [],
  },
  step('office'),
);

test('PR-3 a branch takes the first arm whose condition holds, and goes on behind it', () => {
  const of = world(branch, { dean: rule('1'), tutor: rule('2'), office: rule('3') });
  expect(play(of, { days: 5 }).open()).toEqual(['dean']);
  expect(play(of, { days: 2 }).open()).toEqual(['tutor']);
  expect(play(of, { days: 1 }).open()).toEqual(['office']);
});

const twoArms = flowOf(
  step('first'),
  {
    id: 'p',
    type: 'parallel',
    name: '并行',
    arms: [
      { id: 'pa', name: '甲', blocks: [step('a'), step('aa')] },
      { id: 'pb', name: '乙', blocks: [step('b')] },
    ],
  },
  step('last'),
);
const four = { first: rule('1'), a: rule('2'), aa: rule('3'), b: rule('4'), last: rule('5') };

test('PR-2 parallel arms join when all are done; a step may be returned inside its arm, or before both', () => {
  const game = play(world(twoArms, four));
  game.approve('1');
  expect(game.open()).toEqual(['a', 'b']);
  game.approve('2');
  game.approve('4');
  expect(game.open()).toEqual(['aa']);
  game.back('3', 'a');
  expect(game.open()).toEqual(['a']);
  game.back('2', 'first');
  expect(game.open()).toEqual(['first']);
  game.approve('1');
  expect(game.open()).toEqual(['a', 'b']);
  game.approve('2');
  game.approve('3');
  game.approve('4');
  expect(game.open()).toEqual(['last']);
  expect(isBefore(twoArms, 'a', 'b')).toBe(false);
  expect(isBefore(twoArms, 'b', 'last')).toBe(true);
  expect(isBefore(twoArms, 'first', 'aa')).toBe(true);
});

test('PR-1 a returned case goes on where it was returned, or at the beginning, as set', () => {
  const same = play(world(twoArms, four));
  same.approve('1');
  expect(same.back('4')).toBe('returned');
  expect(same.turn()).toEqual([]);
  same.submit();
  expect(same.open().sort()).toEqual(['a', 'b']);
  const start = play(world(twoArms, four, { resubmit: 'start' }));
  start.approve('1');
  start.back('4');
  start.submit();
  expect(start.open()).toEqual(['first']);
});

test('PR-1 delegate, hand over, and a signer before and after', () => {
  const game = play(world(flowOf(step('one')), { one: rule('1') }));
  game.delegate('1', '2');
  expect(game.state().steps[0]?.handlers.at(-1)).toMatchObject({ personId: '2', actingFor: '1', source: 'delegated' });
  game.sign('2', '3', 'before');
  expect(game.turn()).toEqual(['3']);
  game.approve('3');
  expect(game.turn()).toEqual(['2']);
  game.sign('2', '4', 'after');
  game.approve('2');
  expect(game.turn()).toEqual(['4']);
  game.handOver('4', '5');
  expect(game.approve('5')).toBe('approved');
});

test('PR-1 withdrawn: a draft again, and nobody has it', () => {
  const game = play(world(flowOf(step('one')), { one: rule('1') }));
  expect(game.withdraw()).toBe('draft');
  expect(game.turn()).toEqual([]);
  game.submit();
  expect(game.turn()).toEqual(['1']);
});

test('PR-9 a step without anybody falls to the owner; the applicant does not decide on their own', () => {
  expect(play(world(flowOf(step('one')), {})).turn()).toEqual(['99']);
  const skipped = applyEvent(
    draftState(),
    { action: 'submit', data: {} },
    world(flowOf(step('one'), step('two')), { one: rule('100'), two: rule('100', '2') }),
  );
  expect(skipped.effects.skipped).toEqual([{ seq: 1, blockId: 'one', personId: '100' }]);
  expect(skipped.state.steps[1]?.handlers.map(({ personId }) => personId)).toEqual(['2']);
  const meant = step('one', { handlers: [{ by: 'applicant' }] });
  expect(play(world(flowOf(meant), { one: rule('100') })).turn()).toEqual(['100']);
});

test('PR-2 who approved just before passes the next step, when so set', () => {
  const of = world(flowOf(step('one'), step('two'), step('three')), {
    one: rule('1'),
    two: rule('1', '2'),
    three: rule('3'),
  });
  expect(play({ ...of, settings: { ...of.settings, onceInARow: true } }).approve('1')).toBe('running');
  const game = play({ ...of, settings: { ...of.settings, onceInARow: true } });
  game.approve('1');
  expect(game.open()).toEqual(['three']);
});

function holds(state: CaseState) {
  const open = state.steps.filter(({ status }) => status === 'open');
  if (state.status === 'running') {
    expect(open.length).toBeGreaterThan(0);
    for (const { handlers } of open) expect(handlers.some(({ status }) => status === 'open')).toBe(true);
  } else expect(open).toEqual([]);
  const closed = state.steps.filter(({ status }) => status !== 'open').flatMap(({ handlers }) => handlers);
  expect(closed.filter(({ status }) => status === 'open' || status === 'waiting')).toEqual([]);
}

test('PR-13 random flows and actions never lose a case, never leave one without a handler, and replay to the same state', () => {
  fc.assert(
    fc.property(blocks, fc.array(choice, { maxLength: 25 }), fc.boolean(), (list, choices, isStart) => {
      const flow = flowOf(...list);
      const handlers = Object.fromEntries(
        stepsOf(flow).map(({ id }, at) => [id, rule(...['1', '2', '100'].slice(0, 1 + (at % 3)))]),
      );
      const of = world(flow, handlers, { resubmit: isStart ? 'start' : 'same', onceInARow: isStart });
      let state = draftState();
      const log: CaseEvent[] = [];
      for (const one of choices) {
        if (isFinished(state.status)) break;
        const event = pick(state, flow, one);
        log.push(event);
        ({ state } = applyEvent(state, event, of));
        holds(state);
      }
      const replayed = log.reduce((before, event) => applyEvent(before, event, of).state, draftState());
      expect(replayed).toEqual(state);
    }),
    { numRuns: 300 },
  );
});
