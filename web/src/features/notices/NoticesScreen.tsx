import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { textsOf } from '../../lib/text.ts';
import { Page } from '../../ui/Page.tsx';
import { NoticeBoxes } from './NoticeBoxes.tsx';
import { NoticeTools } from './NoticeTools.tsx';

const t = textsOf({ noticeReading });

/** 我的消息 as a page of its own. */
export default function NoticesScreen() {
  return (
    <Page title={t('title')} actions={<NoticeTools />}>
      <NoticeBoxes />
    </Page>
  );
}
