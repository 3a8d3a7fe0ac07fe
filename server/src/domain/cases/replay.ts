import type { StoredCase, StoredLogRow } from './queries.ts';
import { applyEvent } from './rules.ts';
import { type CaseState, draftState } from './state.ts';

/** The state of a case, computed from its log alone (PR-13). */
export function replay({ content, applicantId }: StoredCase, log: readonly StoredLogRow[]): CaseState {
  const { flow, settings, ownerId } = content;
  return log.reduce((state, { event: stored }) => {
    if (!stored) return state;
    const { event, handlers } = stored;
    return applyEvent(state, event, { flow, settings, applicantId, ownerId, handlers }).state;
  }, draftState());
}
