import { type Arm, allBlocks, type Block, type ConditionalArm, type Flow } from '@yizhan/contract/flow.ts';
import { moveItem } from '../../../lib/move-item.ts';

/** A list of blocks: the flow itself, an arm, or what a branch does otherwise. */
export type ListName = 'flow' | `arm:${string}` | `otherwise:${string}`;
export type BlockPlace = { list: ListName; at: number };

/** Changes one list of the tree; the rest is the same object as before. */
function inList(blocks: Block[], name: ListName, change: (list: Block[]) => Block[], own: ListName = 'flow'): Block[] {
  if (own === name) return change(blocks);
  return blocks.map((block) => {
    if (block.type !== 'branch' && block.type !== 'parallel') return block;
    const arms = block.arms.map((arm) => ({ ...arm, blocks: inList(arm.blocks, name, change, `arm:${arm.id}`) }));
    if (block.type === 'parallel') return { ...block, arms };
    return {
      ...block,
      arms: arms as ConditionalArm[],
      otherwise: inList(block.otherwise, name, change, `otherwise:${block.id}`),
    };
  });
}

/** Every list with its name. */
function listsOf(blocks: readonly Block[], own: ListName = 'flow'): [ListName, readonly Block[]][] {
  const inner = blocks.flatMap((block) => {
    if (block.type !== 'branch' && block.type !== 'parallel') return [];
    const arms = block.arms.flatMap((arm) => listsOf(arm.blocks, `arm:${arm.id}`));
    return block.type === 'branch' ? [...arms, ...listsOf(block.otherwise, `otherwise:${block.id}`)] : arms;
  });
  return [[own, blocks], ...inner];
}

export const findBlock = ({ blocks }: Flow, id: string | undefined) =>
  allBlocks(blocks).find((block) => block.id === id);

/** The block of this id, or the one of whose arms it is the id. */
export const findHolder = ({ blocks }: Flow, id: string) =>
  allBlocks(blocks).find((block) => block.id === id || ('arms' in block && block.arms.some((arm) => arm.id === id)));

export function placeOfBlock({ blocks }: Flow, id: string): BlockPlace | undefined {
  for (const [list, inside] of listsOf(blocks)) {
    const at = inside.findIndex((block) => block.id === id);
    if (at >= 0) return { list, at };
  }
  return undefined;
}

/** An id no block and no arm has: `b1`, `b2`, … */
export function freeIds({ blocks }: Flow): () => string {
  const all = allBlocks(blocks);
  const used = new Set(all.flatMap((block) => [block.id, ...('arms' in block ? block.arms.map(({ id }) => id) : [])]));
  let n = 0;
  return () => {
    do n += 1;
    while (used.has(`b${n}`));
    return `b${n}`;
  };
}

export const insertBlock = ({ blocks }: Flow, block: Block, { list, at }: BlockPlace): Flow => ({
  blocks: inList(blocks, list, (inside) => [...inside.slice(0, at), block, ...inside.slice(at)]),
});

export function removeBlock(flow: Flow, id: string): Flow {
  const place = placeOfBlock(flow, id);
  if (!place) return flow;
  return { blocks: inList(flow.blocks, place.list, (inside) => inside.filter((block) => block.id !== id)) };
}

export function updateBlock(flow: Flow, id: string, changes: Partial<Block>): Flow {
  const place = placeOfBlock(flow, id);
  if (!place) return flow;
  const update = (block: Block) => (block.id === id ? withoutAbsent({ ...block, ...changes } as Block) : block);
  return { blocks: inList(flow.blocks, place.list, (inside) => inside.map(update)) };
}

const withoutAbsent = (block: Block): Block =>
  Object.fromEntries(Object.entries(block).filter(([, value]) => value !== undefined)) as Block;

/** One up or down in its own list. */
export function shiftBlock(flow: Flow, id: string, by: 1 | -1): Flow {
  const place = placeOfBlock(flow, id);
  if (!place) return flow;
  const to = place.at + by;
  const move = (inside: Block[]) => (to < 0 || to >= inside.length ? inside : moveItem(inside, place.at, to));
  return { blocks: inList(flow.blocks, place.list, move) };
}

/** To another place of the tree, but not into itself; `at` counts with the block still in its old place. */
export function moveBlock(flow: Flow, id: string, place: BlockPlace): Flow {
  const from = placeOfBlock(flow, id);
  const block = findBlock(flow, id);
  if (!from || !block || listsOf([block]).some(([list]) => list === place.list && list !== 'flow')) return flow;
  const at = from.list === place.list && from.at < place.at ? place.at - 1 : place.at;
  return insertBlock(removeBlock(flow, id), block, { list: place.list, at });
}

/** The lists of a block from left to right. */
const listNames = (block: Block): ListName[] => {
  if (!('arms' in block)) return [];
  const arms = block.arms.map(({ id }): ListName => `arm:${id}`);
  return block.type === 'branch' ? [...arms, `otherwise:${block.id}`] : arms;
};

/** To the right into the block below, or into the next arm; to the left into the arm before, or out of the block. */
export function shiftSideways(flow: Flow, id: string, by: 1 | -1): Flow {
  const place = placeOfBlock(flow, id);
  if (!place) return flow;
  const below = listsOf(flow.blocks).find(([list]) => list === place.list)?.[1][place.at + 1];
  const [into] = below && by > 0 ? listNames(below) : [];
  if (into) return moveBlock(flow, id, { list: into, at: 0 });
  const owner = allBlocks(flow.blocks).find((block) => listNames(block).includes(place.list));
  if (!owner) return flow;
  const lists = listNames(owner);
  const beside = lists[lists.indexOf(place.list) + by];
  if (beside) return moveBlock(flow, id, { list: beside, at: 0 });
  const outside = by < 0 ? placeOfBlock(flow, owner.id) : undefined;
  return outside ? moveBlock(flow, id, outside) : flow;
}

type AnyArm = Arm | ConditionalArm;
const withArms = (flow: Flow, blockId: string, change: (arms: AnyArm[]) => AnyArm[]): Flow => {
  const block = findBlock(flow, blockId);
  if (!block || !('arms' in block)) return flow;
  return updateBlock(flow, blockId, { arms: change(block.arms) });
};

export const addArm = (flow: Flow, blockId: string, arm: AnyArm) => withArms(flow, blockId, (arms) => [...arms, arm]);
export const removeArm = (flow: Flow, blockId: string, armId: string) =>
  withArms(flow, blockId, (arms) => arms.filter(({ id }) => id !== armId));
export const updateArm = (flow: Flow, blockId: string, armId: string, changes: Partial<ConditionalArm>) =>
  withArms(flow, blockId, (arms) => arms.map((arm) => (arm.id === armId ? { ...arm, ...changes } : arm)));
/** Conditions are tried in order, so the order of arms matters. */
export const shiftArm = (flow: Flow, blockId: string, armId: string) =>
  withArms(flow, blockId, (arms) => {
    const at = arms.findIndex(({ id }) => id === armId);
    return at > 0 ? moveItem(arms, at, at - 1) : arms;
  });
