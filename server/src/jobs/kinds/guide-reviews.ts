import { keepersOf } from '../../domain/guides/keeper-queries.ts';
import { assignReview } from '../../domain/guides/todos.ts';
import type { RunJob } from '../job.ts';
import { askOwners } from './ask-owners.ts';
import { claimDueReviews } from './guide-review-queries.ts';

/** One to-do for each guide due for review, for its maintainers; confirming or publishing the guide ends it. */
export const run: RunJob<'guideReviews'> = async (job) => ({
  asked: await askOwners({ claim: claimDueReviews, ownersOf: keepersOf, assign: assignReview }, job),
});
