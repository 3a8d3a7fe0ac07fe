import type { FeedbackRow, FeedbackStatus } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ feedback });

const tones = {
  WAITING: 'neutral',
  ASSIGNED: 'neutral',
  HANDLING: 'info',
  ANSWERED: 'good',
  CLOSED: 'neutral',
} as const satisfies Record<FeedbackStatus, string>;

export const StatusChip = ({ status }: { status: FeedbackStatus }) => (
  <Chip tone={tones[status]}>{t(`status_${status}`)}</Chip>
);

/** How the promise stands; nothing once it was kept. */
export function PromiseChip({ row: { daysLeft, isLate } }: { row: Pick<FeedbackRow, 'daysLeft' | 'isLate'> }) {
  if (daysLeft === null) return isLate ? <Chip tone="warn">{t('answeredLate')}</Chip> : null;
  if (isLate)
    return (
      <Chip tone="bad" icon="warning">
        {daysLeft < 0 ? t('late', { n: -daysLeft }) : t('lateToday')}
      </Chip>
    );
  return (
    <Chip tone={daysLeft === 0 ? 'warn' : 'neutral'} icon="clock">
      {daysLeft === 0 ? t('dueToday') : t('daysLeft', { n: daysLeft })}
    </Chip>
  );
}
