import type { AnnouncementDetail } from '@yizhan/contract/entities/announcement.ts';
import { announcements } from '@yizhan/contract/texts/zh-CN/announcements.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { announcementTime } from './announcement-time.ts';

const t = textsOf({ announcements });

type AnnouncementTextProps = { announcement: Omit<AnnouncementDetail, 'id' | 'title'> };

/** Who announced it, when, and its text. */
export function AnnouncementText({ announcement }: AnnouncementTextProps) {
  const now = useNow();
  const { dataSource, deptName, content, fieldSet } = announcement;
  const when = formatTime(announcementTime(announcement, dataSource), now);
  return (
    <article className="announcement">
      <p className="announcement__about">
        {fieldSet.important && <Chip tone="bad">{t('important')}</Chip>}
        {deptName && <span>{deptName}</span>}
        <span>{t(dataSource === 'OfficialAccount' ? 'pushed' : 'released', { when })}</span>
      </p>
      {content ? <RichText html={content} /> : <Empty text={t('noText')} size="small" />}
    </article>
  );
}
