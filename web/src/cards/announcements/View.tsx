import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { announcements } from '@yizhan/contract/texts/zh-CN/announcements.ts';
import { type CSSProperties, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Empty } from '../../ui/Empty.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { HeadLink } from '../CardHead.tsx';
import type { CardViewProps } from '../card.ts';
import { AnnouncementLine } from './AnnouncementLine.tsx';
import { announcementsHref } from './announcements-href.ts';
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
      <HeadLink href={announcementsHref(data.dataSource)}>{t('more')}</HeadLink>
      {data.list.length === 0 && <Empty text={t('none')} size="small" />}
      <ul>
        {data.list.map((item) => (
          <AnnouncementLine key={item.id} item={item} dataSource={data.dataSource} now={now} onOpen={setOpenId} />
        ))}
      </ul>
      <OpenBoundary onFailed={close}>
        {openId !== undefined && <AnnouncementDialog id={openId} onClose={close} />}
      </OpenBoundary>
    </div>
  );
}
