import type { Block, Step } from '@yizhan/contract/flow.ts';

/** The flow itself asks the applicant here. */
export const asksApplicant = ({ handlers }: Pick<Step, 'handlers'>) => handlers.some(({ by }) => by === 'applicant');

/** A decision on the application, which is never the applicant's own. */
export const isForOthers = (block: Block): boolean => block.type === 'approve' && !asksApplicant(block);
