import { isFinished } from '@yizhan/contract/case-states.ts';
import { isStep, stepsOf } from '@yizhan/contract/flow.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocks, choice, flowOf, pick, play, rule, step, world } from '../../../test/play-case.ts';
import { blocksOnWay } from './flow-path.ts';
import { applyEvent } from './rules.ts';
import { draftState } from './state.ts';

const arm = (id: string, over: number, ...inside: unknown[]) => ({
  ...{ id, name: id, when: { tests: [{ field: 'days', op: '>', value: over }] } },
  blocks: inside,
});
const byLength = {
  ...{ id: 'b', type: 'branch', name: '天数' },
  arms: [arm('long', 3, step('dean'))],
  otherwise: [step('tutor')],
};
const leave = flowOf(step('first'), byLength, step('desk'), step('last'));
const handlers = { first: rule('1'), dean: rule('2'), tutor: rule('3'), desk: rule('4'), last: rule('5') };

/** Short leave, approved by the tutor and the desk, comes back from the last step. */
function returnedFromLast() {
  const game = play(world(leave, handlers), { days: 1 });
  for (const who of ['1', '3', '4']) game.approve(who);
  game.back('5');
  return game;
}

test('PR-1 a corrected case goes on where it was returned when its way is the same', () => {
  const game = returnedFromLast();
  game.submit({ days: 2 });
  expect(game.open()).toEqual(['last']);
  expect(game.approve('5')).toBe('approved');
});

test('PR-3 a corrected case that takes another way is first shown to those who have not decided on it', () => {
  const game = returnedFromLast();
  game.submit({ days: 5 });
  expect(game.open()).toEqual(['dean']);
  game.approve('2');
  expect(game.open()).toEqual(['desk']);
  game.approve('4');
  expect(game.open()).toEqual(['last']);
});

test('PR-3 a step is opened again when one before it was opened again', () => {
  const game = returnedFromLast();
  game.submit({ days: 5 });
  game.approve('2');
  game.approve('4');
  game.back('5');
  game.submit({ days: 1 });
  // The tutor and the desk decided on this way, and nobody before them was asked since.
  expect(game.open()).toEqual(['last']);
  game.back('5', 'first');
  game.approve('1');
  game.back('3');
  game.submit({ days: 1 });
  expect(game.open()).toEqual(['tutor']);
  game.approve('3');
  expect(game.open()).toEqual(['desk']);
});

test('PR-3 in parallel arms only those are asked again whose way has changed', () => {
  const flow = flowOf(
    {
      ...{ id: 'p', type: 'parallel', name: '并行' },
      arms: [
        { id: 'pa', name: '甲', blocks: [byLength] },
        { id: 'pb', name: '乙', blocks: [step('desk')] },
      ],
    },
    step('last'),
  );
  const game = play(world(flow, handlers), { days: 1 });
  game.approve('3');
  game.approve('4');
  game.back('5');
  game.submit({ days: 5 });
  expect(game.open()).toEqual(['dean']);
  game.approve('2');
  expect(game.open()).toEqual(['last']);
});

test('PR-9 a corrected field that names another handler asks them, too', () => {
  const byField = step('first', { handlers: [{ by: 'head', of: 'field', field: 'dept' }] });
  const flow = flowOf(byField, step('last'));
  const found = { first: rule('1'), last: rule('5') };
  const of = { ...world(flow, found) };
  const game = play(of);
  game.approve('1');
  game.back('5');
  of.handlers = { ...found, first: rule('2') };
  game.submit();
  expect(game.turn()).toEqual(['2']);
});

test('PR-1 what was decided before a case was withdrawn does not count for the next one', () => {
  const short = flowOf({ ...byLength, otherwise: [] }, step('last'));
  const game = play(world(short, handlers), { days: 5 });
  game.approve('2');
  game.withdraw();
  game.submit({ days: 1 });
  game.back('5');
  game.submit({ days: 5 });
  expect(game.open()).toEqual(['dean']);
});

test('PR-7 a corrected case tells those who get a copy once', () => {
  const copy = (id: string) => ({ id, type: 'copy', name: '抄送', handlers: [{ by: 'people', userIds: ['9'] }] });
  const flow = flowOf(copy('c1'), step('first'), copy('c2'), step('last'));
  const of = world(flow, { ...handlers, c1: rule('9'), c2: rule('9') });
  const game = play(of);
  game.approve('1');
  game.back('5');
  const { effects } = applyEvent(game.state(), { action: 'submit', data: {} }, of);
  expect(effects.copies).toEqual([]);
});

test('PR-13 whatever is corrected, a case is approved only when every step on its way was passed', () => {
  fc.assert(
    fc.property(blocks, fc.array(choice, { maxLength: 40 }), (list, choices) => {
      const flow = flowOf(...list);
      const found = Object.fromEntries(stepsOf(flow).map(({ id }, at) => [id, rule(String(1 + (at % 3)))]));
      let state = draftState();
      for (const one of choices) {
        if (isFinished(state.status)) break;
        const event = pick(state, flow, one);
        // Only the applicant changes what the branches ask for.
        const asked = event.action === 'approve' ? { ...event, data: state.data } : event;
        ({ state } = applyEvent(state, asked, world(flow, found)));
      }
      if (state.status !== 'approved') return;
      for (const { id } of blocksOnWay(flow.blocks, state.data).filter(isStep))
        expect(state.steps.findLast(({ blockId }) => blockId === id)?.status).toBe('done');
    }),
    { numRuns: 400 },
  );
});
