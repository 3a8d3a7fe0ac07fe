import type { BulkProgress } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { Progress } from '../../../ui/Progress.tsx';

const t = textsOf({ bulkImport });

type JobMeterProps = { label: string; progress: BulkProgress | undefined; tone?: 'info' | 'good' | 'bad' };

/** How far a job is, how long it has taken, and how long it may still take. */
export function JobMeter({ label, progress, tone = 'info' }: JobMeterProps) {
  const isWaiting = !progress || progress.state === 'waiting';
  return (
    <div className="bulk-meter">
      <Progress label={label} value={isWaiting ? undefined : progress.finishRate} tone={tone} figure />
      <p className="bulk-meter__times">
        {isWaiting ? (
          <span>{t('waiting')}</span>
        ) : (
          <>
            {progress.totalNum > 0 && <span>{t('read', { n: progress.finishNum, all: progress.totalNum })}</span>}
            {progress.useTimeStr && <span>{t('used', { time: progress.useTimeStr })}</span>}
            {progress.finished === 0 && progress.tryMathRemainTime && (
              <span>{t('remaining', { time: progress.tryMathRemainTime })}</span>
            )}
          </>
        )}
      </p>
    </div>
  );
}
