import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { toErrorText } from '../../../ui/error-text.ts';
import { JobNote } from './JobNote.tsx';
import type { JobView } from './useJobProgress.ts';

const t = textsOf({ bulkImport });

type JobFailureProps = { view: Extract<JobView, { is: 'failed' }>; startError: Error | null };

/** Why a job failed: the server's words if it never began or says why, else that it failed. */
export function JobFailure({ view, startError }: JobFailureProps) {
  const { title, code } = toErrorText(startError);
  return <JobNote tone="bad" text={title ?? (view.msg || t('failedText'))} detail={code} />;
}
