import { bulkExport } from '@yizhan/contract/texts/zh-CN/bulk-export.ts';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { runAction } from '../../run-action.ts';
import { DownloadLink } from '../job/DownloadLink.tsx';
import { JobFailure } from '../job/JobFailure.tsx';
import { JobMeter } from '../job/JobMeter.tsx';
import { JobNote } from '../job/JobNote.tsx';
import { type JobRef, type JobView, useJobView } from '../job/useJobProgress.ts';

const t = textsOf({ bulkExport });

const titles = { running: 'running', finished: 'finished', failed: 'failed', cancelled: 'stopped' } as const;

type ExportRunProps = {
  /** Absent while it is being started. */
  job: JobRef | undefined;
  startError: Error | null;
  onBack: () => void;
  onClose: () => void;
};

/** How far an export is. Close is disabled until it has ended (EX-1). */
export function ExportRun({ job, startError, onBack, onClose }: ExportRunProps) {
  const view = useJobView('export', job, startError);
  const isOver = view.is !== 'running';
  const stop = job && !isOver && (
    <Button variant="quiet" onClick={() => void runAction(api.bulk.cancel({ key: job.key }))}>
      {t('stop')}
    </Button>
  );
  return (
    <Dialog
      open
      width={424}
      title={t(titles[view.is])}
      onClose={isOver ? onClose : undefined}
      aside={stop}
      actions={
        <>
          {view.is === 'failed' && <Button onClick={onBack}>{t('back')}</Button>}
          <Button disabled={!isOver} onClick={onClose}>
            {t('close')}
          </Button>
          {view.is === 'finished' && view.progress.url && (
            <DownloadLink href={view.progress.url}>{t('download')}</DownloadLink>
          )}
        </>
      }
    >
      <ExportState view={view} startError={startError} />
    </Dialog>
  );
}

function ExportState({ view, startError }: { view: JobView; startError: Error | null }) {
  switch (view.is) {
    case 'running':
      return <JobMeter label={t('running')} progress={view.progress} />;
    case 'finished':
      return (
        <JobNote tone="good" text={t('rows', { n: view.progress.totalNum.toLocaleString() })} detail={t('retention')} />
      );
    case 'cancelled':
      return <JobNote tone="warn" text={t('stopped')} />;
    case 'failed':
      return <JobFailure view={view} startError={startError} />;
  }
}
