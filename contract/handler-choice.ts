import * as z from 'zod';
import { condition, meets } from './conditions.ts';

/** When a case comes to a step that asks for its handlers: the conditions of the branches around and before it. */
export type StepWay = { all: StepWay[] } | { any: StepWay[] } | { not: StepWay } | { when: z.output<typeof condition> };

export const stepWay: z.ZodType<StepWay> = z.lazy(() =>
  z.union([
    z.object({ all: z.array(stepWay) }),
    z.object({ any: z.array(stepWay) }),
    z.object({ not: stepWay }),
    z.object({ when: condition }),
  ]),
);

/** Whether a case with this data comes to the step. */
export function isOnWay(way: StepWay, data: Readonly<Record<string, unknown>>): boolean {
  if ('all' in way) return way.all.every((one) => isOnWay(one, data));
  if ('any' in way) return way.any.some((one) => isOnWay(one, data));
  return 'not' in way ? !isOnWay(way.not, data) : meets(way.when, data);
}
