import type { JobProgress } from '@yizhan/contract/entities/jobs.ts';
import { failureText } from '../../jobs/failure-text.ts';
import type { Language } from '../../person.ts';

export type JobRow = {
  id: string;
  kind: string;
  state: 'waiting' | 'running' | 'finished' | 'failed';
  done: number;
  total: number;
  result: unknown;
  failure: string | null;
  createTime: string;
};

/** A job as its owner sees it: a message on failure, otherwise its counts. */
export function progressOf(job: JobRow, language: Language): JobProgress {
  const { id, kind, createTime, state } = job;
  switch (state) {
    case 'waiting':
      return { id, kind, createTime, state };
    case 'running':
      return { id, kind, createTime, state, done: job.done, total: job.total };
    case 'finished':
      return { id, kind, createTime, state, result: job.result };
    case 'failed':
      return {
        ...{ id, kind, createTime, state },
        code: job.failure ?? 'internal',
        msg: failureText(job.failure, job.result, language),
      };
  }
}
