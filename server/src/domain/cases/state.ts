import type { CaseStatus, HandlerSource, HandlerStatus, StepStatus } from '@yizhan/contract/case-states.ts';
import type { ProcessSettings } from '@yizhan/contract/entities/process.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import type { Flow } from '@yizhan/contract/flow.ts';

/** Steps and handlers are counted inside their case, so that a replay gives them the same numbers. */
export type HandlerState = {
  seq: number;
  personId: string;
  actingFor: string | null;
  source: HandlerSource;
  status: HandlerStatus;
  /** The handler after whose approval it is their turn. */
  waitsFor: number | null;
  opinion: string;
};

export type StepState = {
  seq: number;
  blockId: string;
  round: number;
  status: StepStatus;
  handlers: HandlerState[];
};

export type CaseState = {
  status: CaseStatus;
  data: FormData;
  /** Where it was returned, when whoever decided before need not decide again; empty: it starts from the beginning. */
  resume: string[];
  steps: StepState[];
};

export const draftState = (data: FormData = {}): CaseState => ({ status: 'draft', data, resume: [], steps: [] });

export type ResolvedHandler = { personId: string; source: HandlerSource };
/** Who handles which step, found before the rules are asked; what is missing here falls to the owner. */
export type HandlersByBlock = Readonly<Record<string, readonly ResolvedHandler[]>>;

/** What the rules need beside the state. */
export type CaseWorld = {
  flow: Flow;
  settings: Pick<ProcessSettings, 'skipApplicant' | 'onceInARow' | 'resubmit'>;
  applicantId: string;
  ownerId: string;
  handlers: HandlersByBlock;
};

/** One change of a case. Everything a replay needs is in it. */
export type CaseEvent =
  | { action: 'submit'; data: FormData }
  | { action: 'approve'; step: number; handler: number; by: Actor; opinion: string; data: FormData }
  | { action: 'refuse'; step: number; handler: number; by: Actor; opinion: string }
  | { action: 'return'; step: number; handler: number; by: Actor; opinion: string; to: string | null }
  | { action: 'withdraw' }
  | { action: 'delegate'; step: number; handler: number; by: Actor; opinion: string; to: string }
  | { action: 'handOver'; step: number; handler: number; by: Actor; opinion: string; to: string }
  | { action: 'addSigner'; step: number; handler: number; by: Actor; to: string; place: 'before' | 'after' }
  | { action: 'reassign'; step: number; to: string }
  | { action: 'escalate'; step: number; to: string }
  /** The applicant is the second post of a handler who is away. */
  | { action: 'substitute'; step: number; handler: number; to: ResolvedHandler }
  | { action: 'pass'; step: number }
  | { action: 'timeReturn'; step: number }
  | { action: 'end' }
  /** What was withdrawn is not submitted again. */
  | { action: 'discard' };

/** Who acted; `actingFor` is the absent handler whose second post they are. */
export type Actor = { personId: string; actingFor: string | null };

/** What came of an event, beside the new state: for the log, the people and the clocks. */
export type Effects = {
  /** Passed by themselves, and who would have handled them. */
  skipped: { seq: number; blockId: string; personId: string }[];
  /** Who gets a copy. */
  copies: { blockId: string; personIds: string[] }[];
  /** Steps that were opened. */
  opened: number[];
  /** Blocks whose handlers were not looked up: whoever asked looks them up and asks once more. */
  missing: string[];
};
export type Outcome = { state: CaseState; effects: Effects };
