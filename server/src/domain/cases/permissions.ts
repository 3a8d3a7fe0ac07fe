import { type CaseAction, isFinished } from '@yizhan/contract/case-states.ts';
import type { ProcessSettings } from '@yizhan/contract/entities/process.ts';
import type { Flow, Step, StepExtra } from '@yizhan/contract/flow.ts';
import { findStep, isBefore } from './flow-path.ts';
import { asksApplicant, isForOthers } from './own-step.ts';
import type { CaseState, HandlerState, StepState } from './state.ts';

/** Who looks at a case. */
export type Viewer = {
  id: string;
  /** People whose work they do now, themselves among them. */
  covers: readonly string[];
  /** Keeps the process: owner, or administrator of its department. */
  isKeeper: boolean;
};

type CaseView = { state: CaseState; flow: Flow; settings: Pick<ProcessSettings, 'withdraw'>; applicantId: string };
export type OwnPlace = { step: StepState; handler: HandlerState; block: Step; actingFor: string | null };

/** The open step this person handles, their own before that of somebody absent; nobody stands in on their own case. */
export function placeOfViewer({ state, flow, applicantId }: CaseView, { id, covers }: Viewer): OwnPlace | null {
  const mayStandIn = ({ blockId }: StepState) => {
    const block = findStep(flow, blockId);
    return id !== applicantId || (block !== undefined && asksApplicant(block));
  };
  const places = state.steps
    .filter(({ status }) => status === 'open')
    .flatMap((step) => step.handlers.filter(({ status }) => status === 'open').map((handler) => ({ step, handler })))
    .filter(({ step, handler }) => handler.personId === id || (covers.includes(handler.personId) && mayStandIn(step)));
  const place = places.find(({ handler }) => handler.personId === id) ?? places[0];
  const block = place && findStep(flow, place.step.blockId);
  if (!place || !block) return null;
  return { ...place, block, actingFor: place.handler.personId === id ? null : place.handler.personId };
}

/** Somebody has decided something. */
const isDecided = ({ steps }: CaseState) =>
  steps.some(
    ({ status, handlers }) =>
      status === 'done' || (status === 'open' && handlers.some((handler) => handler.status === 'approved')),
  );

const extras: readonly StepExtra[] = ['return', 'delegate', 'addSigner', 'handOver', 'copy'];

/** What this person can do with the case now. */
export function possibleActions(view: CaseView, viewer: Viewer): CaseAction[] {
  const { state, settings, applicantId } = view;
  const isApplicant = viewer.id === applicantId;
  const isOpen = state.status === 'running' || state.status === 'returned';
  const place = state.status === 'running' ? placeOfViewer(view, viewer) : null;
  const actions: CaseAction[] = [];
  if (isApplicant && (state.status === 'draft' || state.status === 'returned')) actions.push('submit');
  if (place && isApplicant && isForOthers(place.block)) {
    // Nobody else was found: they name somebody.
    actions.push('handOver');
  } else if (place) {
    actions.push('approve');
    if (place.block.type === 'approve') actions.push('refuse');
    actions.push(...extras.filter((extra) => place.block.allows.includes(extra)));
  }
  if (isApplicant && isOpen && (settings.withdraw === 'anytime' || !isDecided(state))) actions.push('withdraw');
  if (isApplicant && state.status === 'running') actions.push('urge');
  if (state.status !== 'draft') actions.push('comment');
  if (viewer.isKeeper && state.status === 'running') actions.push('reassign');
  if (viewer.isKeeper && isOpen && !isFinished(state.status)) actions.push('end');
  return actions;
}

/** Steps that were done before this one on the same way: where it may be returned to. */
export function returnTargets({ steps }: CaseState, flow: Flow, from: string): { blockId: string; name: string }[] {
  const done = new Set(steps.filter(({ status }) => status === 'done').map(({ blockId }) => blockId));
  return [...done]
    .filter((blockId) => isBefore(flow, blockId, from))
    .map((blockId) => ({ blockId, name: findStep(flow, blockId)?.name ?? '' }));
}
