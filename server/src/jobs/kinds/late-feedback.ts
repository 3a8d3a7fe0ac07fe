import { handlersOf } from '../../domain/feedback/queries.ts';
import { remindOfLate } from '../../domain/feedback/reminder.ts';
import { publishNoticesChanged } from '../../domain/notices/send-notice.ts';
import type { RunJob } from '../job.ts';
import { askOwners } from './ask-owners.ts';
import { claimLate } from './late-feedback-queries.ts';

/** RB-7: one notice for each feedback whose promise is over, for those who answer; a new promise starts again. */
export const run: RunJob<'lateFeedback'> = async (job) => ({
  reminded: await askOwners(
    { claim: claimLate, ownersOf: handlersOf, assign: remindOfLate, publish: publishNoticesChanged },
    job,
  ),
});
