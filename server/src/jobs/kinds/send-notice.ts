import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import type { Db } from '../../db/database.ts';
import { sendNotice } from '../../domain/notices/send-notice.ts';
import type { RunJob } from '../job.ts';

/** PostgreSQL writes all receivers in one statement; the embedded database must let others in between. */
export const run: RunJob<'sendNotice'> = async ({ db, payload, now, parts, progress, signal }) => {
  const most = parts.config.databaseUrl === undefined ? noticeLimits.batch : null;
  const due = { id: payload.noticeId, version: payload.version, now };
  const control = { most, signal, progress: (done: number) => progress(done, done) };
  const startDelivery = (to: Db, noticeId: string) =>
    parts.jobs.start(to, 'deliverNotices', {}, { uniqueKey: `notice ${noticeId}` });
  const startExpiry = (to: Db, noticeId: string, at: Date) =>
    parts.jobs.start(to, 'expireNotice', { noticeId }, { at, uniqueKey: noticeId });
  return { receivers: await sendNotice(db, { ...parts, startDelivery, startExpiry }, due, control) };
};
