import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ask } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { runAction } from '../../run-action.ts';
import { Steps } from '../import/Steps.tsx';
import { ErrorFileButton } from './ErrorFileButton.tsx';
import { JobCounts } from './JobCounts.tsx';
import { JobFailure } from './JobFailure.tsx';
import { JobMeter } from './JobMeter.tsx';
import { JobNote } from './JobNote.tsx';
import { confirmUndo } from './undo.ts';
import { type JobRef, useJobView } from './useJobProgress.ts';

const t = textsOf({ bulkImport });

const titles = { running: 'running', finished: 'finished', failed: 'failed', cancelled: 'stopped' } as const;

type RunDialogProps = {
  job: JobRef;
  onMend: (key: string) => void;
  /** With the key of the job that undoes. */
  onUndo: (key: string) => void;
  onClose: () => void;
};

/** The import itself. Close is disabled until it has ended (IP-1); it goes on when the browser is closed. */
export function RunDialog({ job, onMend, onUndo, onClose }: RunDialogProps) {
  const view = useJobView('import', job, null);
  const isOver = view.is !== 'running';
  const { progress } = view;
  const stop = async () => {
    const question = { title: t('stopTitle'), text: t('stopText'), yes: t('stop'), no: t('goOn') };
    if (await ask({ ...question, danger: true })) await runAction(api.bulk.cancel({ key: job.key }));
  };
  const undo = async () => {
    const key = await confirmUndo(job);
    if (key !== undefined) onUndo(key);
  };
  return (
    <Dialog
      open
      width={640}
      title={t(titles[view.is])}
      onClose={isOver ? onClose : undefined}
      aside={
        <>
          {!isOver && (
            <Button variant="quiet" onClick={() => void stop()}>
              {t('stop')}
            </Button>
          )}
          {isOver && progress?.canUndo && (
            <Button variant="quiet" icon="undo" onClick={() => void undo()}>
              {t('undo')}
            </Button>
          )}
        </>
      }
      actions={
        <>
          <Button disabled={!isOver} onClick={onClose}>
            {t('close')}
          </Button>
          {isOver && progress && progress.errorNum > 0 && (
            <Button variant="primary" icon="edit" onClick={() => onMend(job.key)}>
              {t('mend')}
            </Button>
          )}
        </>
      }
    >
      <Steps at="run" />
      {view.is === 'running' && <JobMeter label={t('running')} progress={progress} />}
      {view.is === 'failed' && <JobFailure view={view} startError={null} />}
      {view.is === 'cancelled' && <JobNote tone="warn" text={t('stopped')} detail={progress?.errorMsg} />}
      {view.is === 'finished' && (
        <JobNote
          tone={view.progress.failNum > 0 ? 'warn' : 'good'}
          text={t('done', { n: view.progress.finishNum.toLocaleString() })}
          detail={view.progress.errorMsg || t('used', { time: view.progress.useTimeStr })}
        />
      )}
      {progress && <JobCounts progress={progress} />}
      {isOver && progress && progress.errorNum > 0 && <ErrorFileButton list={job.list} errorKey={progress.errorKey} />}
    </Dialog>
  );
}
