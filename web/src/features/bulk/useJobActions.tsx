import { useQueryClient } from '@tanstack/react-query';
import type { BulkJob } from '@yizhan/contract/entities/bulk.ts';
import { bulkJobs } from '@yizhan/contract/texts/zh-CN/bulk-jobs.ts';
import { type ReactNode, useState } from 'react';
import { download } from '../../admin-kit/bulk/job/download.ts';
import { JobChain, type Link } from '../../admin-kit/bulk/job/JobChain.tsx';
import { confirmUndo } from '../../admin-kit/bulk/job/undo.ts';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';

const t = textsOf({ bulkJobs });

type JobLink = Link & { list: string };

export type JobActions = {
  cancel: (job: BulkJob) => Promise<void>;
  undo: (job: BulkJob) => Promise<void>;
  getErrorFile: (job: BulkJob) => Promise<void>;
  open: (job: BulkJob, at: JobLink['at']) => void;
  dialog: ReactNode;
};

/** What a person can do about a job of their own. */
export function useJobActions(): JobActions {
  const client = useQueryClient();
  const [shown, setShown] = useState<JobLink>();
  const refresh = () => client.invalidateQueries({ queryKey: query.bulk.jobs.queryKey });
  const refOf = ({ list, redisKey: key }: BulkJob) => ({ list, key });
  return {
    async cancel(job) {
      const name = job.fileName || job.listName;
      const question = { title: t('cancelTitle', { name }), text: t('cancelText') };
      if (!(await ask({ ...question, yes: t('cancelYes'), no: t('cancelNo'), danger: true }))) return;
      await runAction(api.bulk.cancel({ key: job.redisKey }), t('cancelled1', { name }));
      await refresh();
    },
    async undo(job) {
      const key = await confirmUndo(refOf(job));
      if (key !== undefined) setShown({ list: job.list, at: 'undo', key, dry: false });
    },
    async getErrorFile({ list, errorKey }) {
      const done = await runAction(api.bulk.errorFile({ list, errorKey }));
      if (done) download(done.answer.url);
    },
    open: (job, at) => setShown({ ...refOf(job), at, dry: job.dry }),
    dialog: shown && <JobChain key={shown.key} list={shown.list} first={shown} onClose={() => setShown(undefined)} />,
  };
}
