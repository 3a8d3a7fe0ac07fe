import { type Condition, meets } from './conditions.ts';

/**
 * The branches around a step that asks for its handlers, from the outermost: the condition of the arm it stands in
 * (null: the default one) and those of the arms before it, which are asked first.
 */
export type StepWay = readonly { is: Condition | null; not: readonly Condition[] }[];

/** Whether a case with this data comes to the step. */
export const isOnWay = (way: StepWay, data: Readonly<Record<string, unknown>>): boolean =>
  way.every(({ is, not }) => (is === null || meets(is, data)) && !not.some((earlier) => meets(earlier, data)));
