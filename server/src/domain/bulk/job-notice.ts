import { fill } from '@yizhan/contract/texts/format.ts';
import { bulkNotices as t } from '@yizhan/contract/texts/zh-CN/bulk-notices.ts';
import type { SystemNotice } from '../notices/system-notice-queries.ts';
import type { JobRecord } from './job.ts';
import type { BulkLists } from './list.ts';
import { failureText } from './rules.ts';

/** Where one's own imports and exports are. */
const ADDRESS = '#/home/PersonalCenter?section=bulkJobs';

const counts = { import: t.counts, export: t.rows, undo: t.undone } as const;

/** Whoever asks for a dry run waits for it, and whoever cancels knows. */
export const needsNotice = ({ isDry, state }: Pick<JobRecord, 'isDry' | 'state'>) => !isDry && state !== 'cancelled';

/** Tells the owner how a job ended, who may have left the page long ago. */
export function noticeOf(job: JobRecord, lists: BulkLists, now: Date): SystemNotice {
  const list = lists.get(job.list);
  const listName = list?.texts['zh-CN'].name ?? job.list;
  const hasFailed = job.state === 'failed';
  const { done, inserted, updated, skipped, failed } = job;
  const counted = { list: listName, n: done, inserted, updated, skipped, failed };
  // A failed export has no rows to tell of.
  const content = hasFailed && job.kind === 'export' ? '' : fill(counts[job.kind], counted);
  return {
    source: 'bulk',
    deptId: null,
    title: fill(hasFailed ? t[`${job.kind}Failed`] : t[job.kind], { name: job.fileName || listName }),
    content: list ? `${content}${failureText(job, list, 'zh-CN')}` : content,
    url: ADDRESS,
    by: job.ownerId,
    userIds: [job.ownerId],
    now,
  };
}
