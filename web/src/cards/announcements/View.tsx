import type { Announcement, AnnouncementSource } from '@yizhan/contract/entities/announcement.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { announcements } from '@yizhan/contract/texts/zh-CN/announcements.ts';
import { type CSSProperties, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import type { CardViewProps } from '../card.ts';
import { announcementTime } from './announcement-time.ts';
import './View.css';

const t = textsOf({ announcements });

const AnnouncementDialog = lazyPart(() => import('./AnnouncementDialog.tsx'));

export function View({ data, basicConfig }: CardViewProps<'announcements'>) {
  const [openId, setOpenId] = useState<string>();
  const close = () => setOpenId(undefined);
  const now = useNow();
  // The card's size is fixed before its data arrives, and does not shrink with few rows.
  const size = {
    '--announcements-lines': basicConfig.displayRows * cardKindLimits.announcementsPerRow,
  } as CSSProperties;
  return (
    <div className="announcements" style={size}>
      {data.list.length === 0 && <Empty text={t('none')} size="small" />}
      <ul>
        {data.list.map((item) => (
          <Line key={item.id} item={item} dataSource={data.dataSource} now={now} onOpen={setOpenId} />
        ))}
      </ul>
      <OpenBoundary onFailed={close}>
        {openId !== undefined && <AnnouncementDialog id={openId} onClose={close} />}
      </OpenBoundary>
    </div>
  );
}

type LineProps = { item: Announcement; dataSource: AnnouncementSource; now: Date; onOpen: (id: string) => void };

function Line({ item, dataSource, now, onOpen }: LineProps) {
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
