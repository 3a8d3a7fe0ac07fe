import type { CopyBlock, Flow, Step } from '@yizhan/contract/flow.ts';
import { isBefore, pathTo } from './flow-path.ts';
import type { CaseState, ResolvedHandler, StepState } from './state.ts';

/** Its handlers follow from what is filled in or chosen, so that a correction can name others. */
const followsData = ({ handlers }: Step) =>
  handlers.some(
    (rule) =>
      rule.by === 'chosen' ||
      (rule.by === 'role' && rule.within === 'field') ||
      (rule.by === 'head' && rule.of === 'field'),
  );

/** A step that nobody was asked at: it passed by itself. */
export const passedByItself = ({ status, handlers }: StepState) => status === 'skipped' && handlers.length === 0;

/** How a step was done, when that still counts after a correction: no step before it was opened again since then. */
export function countedRound({ steps }: CaseState, flow: Flow, { id }: Step): StepState | undefined {
  const last = steps.findLast(({ blockId }) => blockId === id);
  if (last?.status !== 'done') return undefined;
  const isAskedAgain = steps.some(
    ({ seq, blockId, handlers }) => seq > last.seq && handlers.length > 0 && isBefore(flow, blockId, id),
  );
  return isAskedAgain ? undefined : last;
}

/** Whether everybody whom the corrected data names was asked then. */
export function wereAsked(step: Step, { handlers }: StepState, people: readonly ResolvedHandler[]): boolean {
  const asked = new Set(handlers.flatMap(({ personId, actingFor }) => [personId, actingFor]));
  return !followsData(step) || people.every(({ personId }) => asked.has(personId));
}

/** Whether a copy was sent before: the case came to a step behind it in the same list. */
export function wasSent({ steps }: CaseState, flow: Flow, { id }: CopyBlock): boolean {
  const here = pathTo(flow, id).at(-1);
  return steps.some(({ blockId }) =>
    pathTo(flow, blockId).some(({ list, at }) => here && list === here.list && at > here.at),
  );
}
