import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { type ReactNode, useState } from 'react';
import { useLinkedText } from '../../admin-kit/with-links.ts';
import { NoticeRow } from '../../features/notices/NoticeRow.tsx';
import { NoticeView } from '../../features/notices/NoticeView.tsx';
import { PromptView } from '../../features/notices/PromptView.tsx';
import { toWireTime } from '../../lib/format.ts';
import { pictureUrl } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { NoticeValues } from './notice-values.ts';

const t = textsOf({ noticeManage });

const forms = ['previewPage', 'previewCard', 'previewPrompt', 'previewPhone'] as const;
type Form = (typeof forms)[number];
const nothing = () => undefined;

type NoticePreviewProps = { values: NoticeValues; accountName: string; onClose: () => void };

/** The form's content in the same views its receivers get. */
export function NoticePreview({ values, accountName, onClose }: NoticePreviewProps) {
  const [shown, setShown] = useState<Form>('previewPage');
  const content = useLinkedText(values.content ?? '');
  const [now] = useState(() => new Date());
  const { level = 'NORMAL', needConfirm = false, expireAt = null, url } = values;
  const title = values.title || t('noTitle');
  const sendTime = values.sendAt ?? toWireTime(now);
  const line: NoticeLine = {
    ...{ id: '1', title, level, needConfirm, accountName, sendTime },
    excerpt: new DOMParser().parseFromString(content, 'text/html').body.textContent ?? '',
    type: 'account',
    ...{ isRead: false, isConfirmed: false, isArchived: false, isExpired: false, reminders: 0 },
  };
  const attachments = values.files.map((file) => ({ ...file, url: pictureUrl(file.url) }));
  const paper = (
    <NoticeView
      notice={{
        ...{ title, level, accountName, sendTime, expireAt, content, attachments },
        ...(url ? { url } : {}),
        ...{ isExpired: false, counts: null },
      }}
    />
  );
  const views: Record<Form, ReactNode> = {
    previewPage: paper,
    previewCard: <NoticeRow notice={line} now={now} onOpen={nothing} />,
    previewPrompt: (
      <div className="notice-preview__corner">
        <PromptView
          notice={line}
          at={0}
          count={1}
          onMove={nothing}
          onOpen={nothing}
          onReadAll={nothing}
          onClose={nothing}
        />
      </div>
    ),
    previewPhone: <div className="notice-preview__phone">{paper}</div>,
  };
  return (
    <Dialog open title={t('previewTitle')} width={1080} onClose={onClose}>
      <Tabs
        label={t('previewForms')}
        tabs={forms.map((key) => ({ key, label: t(key) }))}
        value={shown}
        onChange={setShown}
      >
        <div className="notice-preview">{views[shown]}</div>
      </Tabs>
    </Dialog>
  );
}
