import type { AnnouncementContent } from '@yizhan/contract/entities/announcement.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { useLinkedText } from '../../admin-kit/with-links.ts';
import { AnnouncementText } from '../../cards/announcements/AnnouncementText.tsx';
import '../../cards/announcements/View.css';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ announcementManage });

/** The announcement in the view that readers get. */
export function AnnouncementPreview({ content: draft }: { content: AnnouncementContent }) {
  const content = useLinkedText(draft.content);
  const now = toWireTime(new Date());
  return (
    <>
      <h3 className="announcement-editor__title">{draft.title || t('noTitle')}</h3>
      <AnnouncementText
        announcement={{
          content,
          dataSource: 'PORTAL',
          deptName: '',
          fieldSet: { important: draft.important },
          create_time: now,
          releaseTime: now,
        }}
      />
    </>
  );
}
