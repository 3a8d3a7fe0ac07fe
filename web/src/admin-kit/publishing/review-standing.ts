import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import type { Me } from '../../lib/session.ts';

/**
 * What a person may do to make a draft live: publish it, submit it (`waits`: that is done), or answer what somebody else
 * submitted.
 */
export type ReviewStanding = { is: 'free' } | { is: 'submit'; waits: boolean } | { is: 'answer' };

type Reviewing = Pick<Me, 'reviewedKinds' | 'mayReview' | 'user'>;

export function reviewStanding(
  state: Pick<PublicationState, 'kind' | 'review'> | undefined,
  me: Reviewing | undefined,
): ReviewStanding {
  if (!state || !me?.reviewedKinds.includes(state.kind)) return { is: 'free' };
  const waits = state.review?.state === 'submitted';
  const isAnothers = waits && state.review?.by !== me.user.user_id;
  return me.mayReview && isAnothers ? { is: 'answer' } : { is: 'submit', waits };
}
