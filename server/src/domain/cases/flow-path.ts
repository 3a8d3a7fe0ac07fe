import { meets } from '@yizhan/contract/conditions.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { type Block, type BranchBlock, type Flow, innerBlocks, isStep, type Step } from '@yizhan/contract/flow.ts';

/** A place in the tree: a list of blocks and which of them, and the block whose list it is. */
export type Place = { list: readonly Block[]; at: number; owner: Block | null; arm: number };

/** From the outermost list to the block itself; empty when there is no such block. */
export function pathTo(flow: Flow, blockId: string): Place[] {
  const find = (list: readonly Block[], owner: Block | null, arm: number): Place[] => {
    for (const [at, block] of list.entries()) {
      const here: Place = { list, at, owner, arm };
      if (block.id === blockId) return [here];
      for (const [inner, blocks] of innerBlocks(block).entries()) {
        const rest = find(blocks, block, inner);
        if (rest.length > 0) return [here, ...rest];
      }
    }
    return [];
  };
  return find(flow.blocks, null, 0);
}

export const findStep = (flow: Flow, blockId: string): Step | undefined => {
  const place = pathTo(flow, blockId).at(-1);
  const block = place?.list[place.at];
  return block && isStep(block) ? block : undefined;
};

/** The arm that the data takes. */
export const armFor = ({ arms, otherwise }: BranchBlock, data: FormData): readonly Block[] =>
  arms.find(({ when }) => meets(when, data))?.blocks ?? otherwise;

/** The innermost block that holds both, when they stand in different arms of it. */
function fork(flow: Flow, one: string, other: string): Block | null {
  const [a, b] = [pathTo(flow, one), pathTo(flow, other)];
  for (const [i, place] of a.entries()) {
    const mate = b[i];
    if (!mate) return null;
    if (place.owner === mate.owner && place.arm !== mate.arm) return place.owner;
    if (place.list !== mate.list || place.at !== mate.at) return null;
  }
  return null;
}

/** Whether two blocks run beside one another. */
export const areParallel = (flow: Flow, one: string, other: string) => fork(flow, one, other)?.type === 'parallel';

/** Whether a block stands before another on the same way. */
export function isBefore(flow: Flow, blockId: string, other: string): boolean {
  if (blockId === other || fork(flow, blockId, other)) return false;
  const [a, b] = [pathTo(flow, blockId), pathTo(flow, other)];
  for (const [i, place] of a.entries()) {
    const mate = b[i];
    if (!mate || place.list !== mate.list) return false;
    if (place.at !== mate.at) return place.at < mate.at;
  }
  return false;
}

/** Blocks that data lets a case come to, in order. */
export function blocksOnWay(list: readonly Block[], data: FormData): Block[] {
  return list.flatMap((block) => {
    if (block.type === 'branch') return blocksOnWay(armFor(block, data), data);
    if (block.type === 'parallel') return block.arms.flatMap((arm) => blocksOnWay(arm.blocks, data));
    return [block];
  });
}
