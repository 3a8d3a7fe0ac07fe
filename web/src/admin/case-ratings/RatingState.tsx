import type { CaseRatingRow } from '@yizhan/contract/entities/case-rating.ts';
import { caseRatingDesk } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ caseRatingDesk });

const tones = { callBack: 'warn', fixing: 'warn', answered: 'good', closed: 'neutral' } as const;

/** How far the department is with a rating. */
export function RatingState({ row: { rectification, reply } }: { row: CaseRatingRow }) {
  if (!rectification) return reply ? <Chip tone="good">{t('replied')}</Chip> : <Chip>{t('unanswered')}</Chip>;
  return (
    <>
      <Chip tone={tones[rectification.status]}>{t(rectification.status)}</Chip>{' '}
      {rectification.isLate && <Chip tone="bad">{t('late')}</Chip>}
    </>
  );
}
