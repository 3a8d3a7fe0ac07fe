import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';
import { type Branch, branchesOf } from '../departments/tree.ts';

export type Placed = { card: DepartmentCard /** How far below the topmost of the list. */; depth: number };

const flat = (branches: readonly Branch<DepartmentCard>[], depth: number): Placed[] =>
  branches.flatMap(({ row, children }) => [{ card: row, depth }, ...flat(children, depth + 1)]);

/** Each department right under the one it belongs to. */
export const placed = (cards: readonly DepartmentCard[]): Placed[] => flat(branchesOf(cards), 0);
