/** Plain lists without schemas: lists and badges use them on light screens. */

/** `ended`: by an administrator, with a reason. */
export const caseStatuses = ['draft', 'running', 'returned', 'approved', 'refused', 'withdrawn', 'ended'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export const isFinished = (status: CaseStatus) => !['draft', 'running', 'returned'].includes(status);

/** `skipped`: the applicant's own step, or one that a refusal, a return or a withdrawal closed. */
export const stepStatuses = ['open', 'done', 'refused', 'returned', 'skipped'] as const;
export type StepStatus = (typeof stepStatuses)[number];

/** `waiting`: not yet their turn. `released`: another one of several decided, or the step was closed. */
export const handlerStatuses = ['waiting', 'open', 'approved', 'refused', 'returned', 'passedOn', 'released'] as const;
export type HandlerStatus = (typeof handlerStatuses)[number];

/** What happens after a bad rating: call back, put it right, tell the result; `closed`: by a follow-up, or in time. */
export const rectificationStatuses = ['callBack', 'fixing', 'answered', 'closed'] as const;
export type RectificationStatus = (typeof rectificationStatuses)[number];

/** How somebody became a handler. */
export const handlerSources = [
  'rule',
  'substitute',
  'owner',
  'delegated',
  'absence',
  'signer',
  'handedOver',
  'reassigned',
  'escalated',
] as const;
export type HandlerSource = (typeof handlerSources)[number];

/** What a person can do with a case. */
export const caseActions = [
  'submit',
  'approve',
  'refuse',
  'return',
  'withdraw',
  'delegate',
  'addSigner',
  'handOver',
  'urge',
  'comment',
  'copy',
  'reassign',
  'end',
] as const;
export type CaseAction = (typeof caseActions)[number];

/** What stands in the log: actions of people, and what the clock and the rules did. */
export const caseLogActions = [
  ...caseActions,
  'skip',
  'remind',
  'escalate',
  'substitute',
  'pass',
  'timeReturn',
  'finish',
  'discard',
] as const;
export type CaseLogAction = (typeof caseLogActions)[number];
