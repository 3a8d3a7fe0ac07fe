import type { JobProgress } from '@yizhan/contract/entities/jobs.ts';
import { failures as en } from '@yizhan/contract/texts/en/failures.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { failures as zh } from '@yizhan/contract/texts/zh-CN/failures.ts';
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

/** Why a job failed; `result` holds the parameters of the message. */
export function failureText(failure: string | null, result: unknown, language: Language): string {
  const code = failure ?? 'internal';
  const words: Record<string, string> = language === 'en' ? en : zh;
  return fill(words[code] ?? words.internal ?? code, (result ?? {}) as Record<string, string | number>);
}
