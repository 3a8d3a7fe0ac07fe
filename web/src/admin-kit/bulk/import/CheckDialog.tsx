import { errorRules } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { runAction } from '../../run-action.ts';
import { ErrorFileButton } from '../job/ErrorFileButton.tsx';
import { FailedRowList } from '../job/FailedRowList.tsx';
import { JobCounts } from '../job/JobCounts.tsx';
import { JobFailure } from '../job/JobFailure.tsx';
import { JobMeter } from '../job/JobMeter.tsx';
import { JobNote } from '../job/JobNote.tsx';
import { type JobRef, useJobView } from '../job/useJobProgress.ts';
import { Steps } from './Steps.tsx';

const t = textsOf({ bulkImport });

const titles = { running: 'checking', finished: 'checked', failed: 'checkFailed', cancelled: 'stopped' } as const;

type CheckDialogProps = {
  job: JobRef | undefined;
  startError: Error | null;
  errorRegx: number;
  onBack: () => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** The dry run: what the import would do, before it does it (IP-15). */
export function CheckDialog({ job, startError, errorRegx, onBack, onSubmit, onClose }: CheckDialogProps) {
  const view = useJobView('import', job, startError);
  const isOver = view.is !== 'running';
  const failNum = view.is === 'finished' ? view.progress.failNum : 0;
  // The rule says to stop at the first error: with one in the file nothing good can come of it.
  const canRun = view.is === 'finished' && !(failNum > 0 && errorRegx === errorRules.stop);
  return (
    <Dialog
      open
      width={1080}
      title={t(titles[view.is])}
      onClose={isOver ? onClose : undefined}
      aside={
        job && !isOver ? (
          <Button variant="quiet" onClick={() => void runAction(api.bulk.cancel({ key: job.key }))}>
            {t('stopCheck')}
          </Button>
        ) : null
      }
      actions={
        <>
          <Button disabled={!isOver} onClick={onBack}>
            {t('back')}
          </Button>
          {canRun && (
            <Button variant="primary" onClick={onSubmit}>
              {failNum > 0 ? t('submitAnyway', { n: failNum.toLocaleString() }) : t('submit')}
            </Button>
          )}
        </>
      }
    >
      <Steps at="check" />
      {view.is === 'running' && <JobMeter label={t('checking')} progress={view.progress} />}
      {view.is === 'failed' && <JobFailure view={view} startError={startError} />}
      {view.is === 'cancelled' && <JobNote tone="warn" text={t('stopped')} detail={t('nothingWritten')} />}
      {view.is === 'finished' && job && (
        <>
          <JobCounts progress={view.progress} />
          {failNum === 0 ? (
            <JobNote tone="good" text={t('allGood')} detail={t('nothingWritten')} />
          ) : (
            <>
              <JobNote
                tone="warn"
                text={t('someWrong', { n: failNum.toLocaleString() })}
                detail={errorRegx === errorRules.stop ? view.progress.errorMsg || t('wouldStop') : t('mendLater')}
              />
              <FailedRowList job={job} />
              <ErrorFileButton list={job.list} errorKey={view.progress.errorKey} />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
