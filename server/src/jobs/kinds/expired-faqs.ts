import { assignExpiry, ownersOf } from '../../domain/robot/todos.ts';
import type { RunJob } from '../job.ts';
import { askOwners } from './ask-owners.ts';
import { claimExpired } from './expired-faq-queries.ts';

/** RB-3: one to-do for each expired entry, for its owners; publishing or withdrawing the entry ends it. */
export const run: RunJob<'expiredFaqs'> = async (job) => ({
  asked: await askOwners({ claim: claimExpired, ownersOf, assign: assignExpiry }, job),
});
