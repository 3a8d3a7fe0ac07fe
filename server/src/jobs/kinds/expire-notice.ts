import { publishToReceivers } from '../../domain/notices/send-notice.ts';
import type { RunJob } from '../job.ts';

/** What is out of date counts no longer: the numbers on open pages go down. */
export const run: RunJob<'expireNotice'> = async ({ db, payload, parts }) => {
  await publishToReceivers(db, parts, payload.noticeId);
  return {};
};
