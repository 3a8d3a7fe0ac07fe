import type { AnnouncementSource } from '@yizhan/contract/announcement-sources.ts';
import type { Announcement } from '@yizhan/contract/entities/announcement.ts';
import { announcements } from '@yizhan/contract/texts/zh-CN/announcements.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { announcementTime } from './announcement-time.ts';
import './View.css';

const t = textsOf({ announcements });

type AnnouncementLineProps = {
  item: Announcement;
  dataSource: AnnouncementSource;
  now: Date;
  onOpen: (id: string) => void;
};

/** One announcement in a list, on the card and on its own page. */
export function AnnouncementLine({ item, dataSource, now, onOpen }: AnnouncementLineProps) {
  const at = announcementTime(item, dataSource);
  return (
    <li>
      <button type="button" className="announcements__line" onClick={() => onOpen(item.id)}>
        {item.fieldSet.important && <Chip tone="bad">{t('important')}</Chip>}
        <span className="announcements__title" title={item.title}>
          {item.title}
        </span>
        <time className="announcements__time" dateTime={at.replace(' ', 'T')} title={at}>
          {formatTime(at, now)}
        </time>
      </button>
    </li>
  );
}
