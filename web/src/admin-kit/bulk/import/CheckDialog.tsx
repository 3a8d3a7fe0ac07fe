import { useQuery } from '@tanstack/react-query';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { useState } from 'react';
import { api, query } from '../../../lib/api.ts';
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
import { tenantId } from '../tenant-id.ts';
import { Steps } from './Steps.tsx';

const t = textsOf({ bulkImport });

const titles = { running: 'checking', finished: 'checked', failed: 'checkFailed', cancelled: 'stopped' } as const;

type CheckDialogProps = {
  job: JobRef | undefined;
  startError: Error | null;
  /** Absent where the dialogs before are not there any more. */
  onBack: (() => void) | undefined;
  onMend: (key: string) => void;
  /** With the key of the import. */
  onStarted: (key: string) => void;
  onClose: () => void;
};

/** The dry run: what the import would do, before it does it (IP-15). Wrong cells are mended here already (IP-16). */
export function CheckDialog({ job, startError, onBack, onMend, onStarted, onClose }: CheckDialogProps) {
  const view = useJobView('import', job, startError);
  const [busy, setBusy] = useState(false);
  const isOver = view.is !== 'running';
  // With the rule to stop at the first error, a dry run with one has failed.
  const failNum = isOver ? (view.progress?.failNum ?? 0) : 0;
  const info = useQuery({ ...query.bulk.importInfo({ list: job?.list ?? '' }), enabled: view.is === 'finished' });
  const run = async (job: JobRef) => {
    setBusy(true);
    const done = await runAction(api.bulk.startChecked({ ...job, tenantId: tenantId() }));
    setBusy(false);
    if (done) onStarted(done.answer.redisKey);
  };
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
          <Button disabled={!isOver} onClick={onBack ?? onClose}>
            {t(onBack ? 'back' : 'close')}
          </Button>
          {job && view.is === 'finished' && view.progress.canRun && (
            <Button variant={failNum > 0 ? 'default' : 'primary'} loading={busy} onClick={() => void run(job)}>
              {failNum > 0 ? t('submitAnyway', { n: failNum.toLocaleString() }) : t('submit')}
            </Button>
          )}
          {job && failNum > 0 && (
            <Button variant="primary" icon="edit" onClick={() => onMend(job.key)}>
              {t('mend')}
            </Button>
          )}
        </>
      }
    >
      <Steps at="check" />
      {view.is === 'running' && <JobMeter label={t('checking')} progress={view.progress} />}
      {view.is === 'failed' && <JobFailure view={view} startError={startError} />}
      {view.is === 'cancelled' && <JobNote tone="warn" text={t('stopped')} detail={t('nothingWritten')} />}
      {view.is === 'finished' && <JobCounts progress={view.progress} />}
      {view.is === 'finished' && failNum === 0 && (
        <JobNote tone="good" text={t('allGood')} detail={t('nothingWritten')} />
      )}
      {info.data?.note && <p className="bulk-note__detail">{info.data.note}</p>}
      {job && failNum > 0 && view.is !== 'cancelled' && (
        <>
          {view.is === 'finished' ? (
            <JobNote tone="warn" text={t('someWrong', { n: failNum.toLocaleString() })} detail={t('mendLater')} />
          ) : (
            <p className="bulk-note__detail">{t('wouldStop')}</p>
          )}
          <FailedRowList job={job} />
          <ErrorFileButton list={job.list} errorKey={job.key} />
        </>
      )}
    </Dialog>
  );
}
