import { type Block, type Flow, flow as flowSchema } from '@yizhan/contract/flow.ts';
import { expect, test } from 'vitest';
import {
  addArm,
  freeIds,
  insertBlock,
  moveBlock,
  placeOfBlock,
  removeArm,
  removeBlock,
  shiftArm,
  shiftBlock,
  shiftSideways,
  updateArm,
  updateBlock,
} from './flow-edits.ts';

const copy = (id: string): Block => ({ id, type: 'copy', name: id, handlers: [{ by: 'applicant' }] });
const when = { join: 'all' as const, tests: [{ field: 'days', op: '>' as const, value: 3 }] };
const flow: Flow = {
  blocks: [
    copy('a'),
    {
      ...{ id: 'b', type: 'branch', name: '天数', otherwise: [copy('d')] },
      arms: [{ id: 'long', name: '三天以上', when, blocks: [copy('c')] }],
    },
    copy('e'),
  ],
};
const shape = (blocks: Block[]): unknown[] =>
  blocks.map((block) =>
    block.type === 'branch'
      ? [block.id, ...block.arms.map((arm) => [arm.id, ...shape(arm.blocks)]), shape(block.otherwise)]
      : block.id,
  );

test('a block is added, removed and moved, at the top and inside an arm', () => {
  const added = insertBlock(flow, copy('x'), { list: 'arm:long', at: 0 });
  expect(shape(added.blocks)).toEqual(['a', ['b', ['long', 'x', 'c'], ['d']], 'e']);
  expect(shape(insertBlock(flow, copy('x'), { list: 'otherwise:b', at: 1 }).blocks)[1]).toEqual([
    'b',
    ['long', 'c'],
    ['d', 'x'],
  ]);
  expect(shape(removeBlock(added, 'c').blocks)).toEqual(['a', ['b', ['long', 'x'], ['d']], 'e']);
  expect(shape(shiftBlock(flow, 'e', -1).blocks)).toEqual(['a', 'e', ['b', ['long', 'c'], ['d']]]);
  expect(shape(shiftBlock(flow, 'c', -1).blocks)).toEqual(shape(flow.blocks));
  expect(placeOfBlock(flow, 'd')).toEqual({ list: 'otherwise:b', at: 0 });
});

test('a block moves to any other list, but a branch not into itself', () => {
  expect(shape(moveBlock(flow, 'a', { list: 'arm:long', at: 1 }).blocks)).toEqual([
    ['b', ['long', 'c', 'a'], ['d']],
    'e',
  ]);
  expect(shape(moveBlock(flow, 'a', { list: 'flow', at: 3 }).blocks).at(-1)).toBe('a');
  expect(moveBlock(flow, 'b', { list: 'arm:long', at: 0 })).toBe(flow);
});

test('a block goes by the keys into the arms of what is below it, from arm to arm, and out again', () => {
  const steps: Flow[] = [flow];
  for (const by of [1, 1, 1, -1, -1] as const) steps.push(shiftSideways(steps.at(-1) ?? flow, 'a', by));
  expect(steps.slice(1).map(({ blocks }) => shape(blocks))).toEqual([
    [['b', ['long', 'a', 'c'], ['d']], 'e'],
    [['b', ['long', 'c'], ['a', 'd']], 'e'],
    [['b', ['long', 'c'], ['a', 'd']], 'e'],
    [['b', ['long', 'a', 'c'], ['d']], 'e'],
    shape(flow.blocks),
  ]);
  expect(shiftSideways(flow, 'e', -1)).toBe(flow);
});

test('arms are added, named, put first and removed; the result is a flow of the contract', () => {
  const id = freeIds(flow)();
  const more = addArm(flow, 'b', { id, name: '新', when, blocks: [] });
  const named = shiftArm(updateArm(more, 'b', id, { name: '一天以内' }), 'b', id);
  expect(shape(named.blocks)[1]).toEqual(['b', [id], ['long', 'c'], ['d']]);
  expect(shape(removeArm(named, 'b', 'long').blocks)[1]).toEqual(['b', [id], ['d']]);
  expect(flowSchema.safeParse(named).success).toBe(true);
  expect(updateBlock(flow, 'a', { name: '抄送' }).blocks[0]?.name).toBe('抄送');
});
