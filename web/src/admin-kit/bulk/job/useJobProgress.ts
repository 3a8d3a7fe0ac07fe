import { useQuery } from '@tanstack/react-query';
import type { BulkProgress } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { clientStatuses } from '@yizhan/contract/statuses.ts';
import { query } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

export type JobRef = { list: string; key: string };

export type JobView =
  | { is: 'running'; progress: BulkProgress | undefined }
  | { is: 'finished'; progress: BulkProgress }
  | { is: 'cancelled'; progress: BulkProgress }
  /** Without progress: it could not be asked for, and the job may still go on. */
  | { is: 'failed'; progress: BulkProgress | undefined; msg: string };

/** EX-3: one late answer says nothing about the job. */
const isIgnored = (error: unknown) => error instanceof ApiError && error.status === clientStatuses.timeout;

type PolledProgress = { data?: BulkProgress | undefined; error: unknown };

export function toJobView({ data, error }: PolledProgress): JobView {
  if (error && !isIgnored(error)) return { is: 'failed', progress: data, msg: '' };
  if (data?.finished !== 1) return { is: 'running', progress: data };
  switch (data.state) {
    case 'failed':
      return { is: 'failed', progress: data, msg: data.errorMsg };
    case 'cancelled':
      return { is: 'cancelled', progress: data };
    case 'waiting':
    case 'running':
    case 'finished':
      return { is: 'finished', progress: data };
  }
}

/** Asks for the progress of a job every 3 s until it has ended. Without a job it is still being started. */
export function useJobProgress(kind: 'export' | 'import', job: JobRef | undefined): JobView {
  const input = job ?? { list: 'users', key: '' };
  const call = kind === 'export' ? query.bulk.exportProgress(input) : query.bulk.importProgress(input);
  const polled = useQuery({
    ...call,
    enabled: job !== undefined,
    retry: false,
    staleTime: 0,
    // A hidden tab goes on asking: people wait for it elsewhere.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (toJobView(state).is === 'running' ? bulkLimits.pollMs : false),
  });
  return toJobView(polled);
}

/** The same for a job that may not have started at all. */
export function useJobView(kind: 'export' | 'import', job: JobRef | undefined, startError: Error | null): JobView {
  const polled = useJobProgress(kind, job);
  return startError ? { is: 'failed', progress: undefined, msg: '' } : polled;
}
