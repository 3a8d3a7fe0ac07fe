import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { LevelChip } from './LevelChip.tsx';

const t = textsOf({ noticeReading });

type NoticeFlags = Pick<NoticeLine, 'level' | 'needConfirm' | 'isConfirmed' | 'isExpired' | 'isRead' | 'reminders'>;

/** What stands out about a notice, in words. */
export function NoticeChips({ level, needConfirm, isConfirmed, isExpired, isRead, reminders }: NoticeFlags) {
  return (
    <>
      <LevelChip level={level} />
      {needConfirm && !isExpired && (
        <Chip tone={isConfirmed ? 'good' : 'warn'}>{isConfirmed ? t('confirmed') : t('needConfirm')}</Chip>
      )}
      {reminders > 0 && !isRead && <Chip tone="warn">{t('reminded')}</Chip>}
      {isExpired && <Chip>{t('expired')}</Chip>}
    </>
  );
}
