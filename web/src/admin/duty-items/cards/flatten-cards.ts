import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';
import { type Branch, toTree } from '../../../admin-kit/department-tree.ts';

export type CardWithDepth = {
  card: DepartmentCard;
  /** Levels below the topmost of the list. */
  depth: number;
};

const flatten = (branches: readonly Branch<DepartmentCard>[], depth: number): CardWithDepth[] =>
  branches.flatMap(({ row, children }) => [{ card: row, depth }, ...flatten(children, depth + 1)]);

/** Each department right after its parent. */
export const flattenCards = (cards: readonly DepartmentCard[]): CardWithDepth[] => flatten(toTree(cards), 0);
