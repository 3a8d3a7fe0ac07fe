import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailedRowList } from './FailedRowList.tsx';
import { JobFailure } from './JobFailure.tsx';
import { JobMeter } from './JobMeter.tsx';
import { JobNote } from './JobNote.tsx';
import { type JobRef, useJobView } from './useJobProgress.ts';

const t = textsOf({ bulkImport });

const titles = { running: 'undoing', finished: 'undone', failed: 'undoFailed', cancelled: 'stopped' } as const;

/** How far the undoing is; in the end what was left alone, row by row, and why (IP-17). */
export function UndoDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const view = useJobView('import', job, null);
  const isOver = view.is !== 'running';
  const { progress } = view;
  const left = progress?.failNum ?? 0;
  return (
    <Dialog
      open
      width={640}
      title={t(titles[view.is])}
      onClose={isOver ? onClose : undefined}
      actions={
        <Button disabled={!isOver} onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {view.is === 'running' && <JobMeter label={t('undoing')} progress={progress} />}
      {view.is === 'failed' && <JobFailure view={view} startError={null} />}
      {view.is !== 'running' && progress && (
        <JobNote
          tone={left > 0 ? 'warn' : 'good'}
          text={t('undoneText', { n: (progress.finishNum - left).toLocaleString() })}
          detail={left > 0 && t('undoneLeft', { n: left.toLocaleString() })}
        />
      )}
      {isOver && left > 0 && <FailedRowList job={job} />}
    </Dialog>
  );
}
