import { useQuery } from '@tanstack/react-query';
import type { AnnouncementDetail } from '@yizhan/contract/entities/announcement.ts';
import { announcements } from '@yizhan/contract/texts/zh-CN/announcements.ts';
import { query } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { announcementTime } from './announcement-time.ts';

const t = textsOf({ announcements });

/** One announcement in full. Loaded when the first one is opened. */
export default function AnnouncementDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const detail = useQuery(query.announcements.detail({ id }));
  return (
    <Dialog open title={detail.data?.title ?? <Skeleton width="12em" />} width={640} onClose={onClose}>
      <Loaded query={detail} skeleton={<Skeleton lines={6} />}>
        {(announcement) => <Article announcement={announcement} />}
      </Loaded>
    </Dialog>
  );
}

function Article({ announcement }: { announcement: AnnouncementDetail }) {
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
