import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { textsOf } from '../../lib/text.ts';
import { NoticeBoxes } from './NoticeBoxes.tsx';
import { NoticeTools } from './NoticeTools.tsx';

const t = textsOf({ noticeReading });

/** 我的消息 in the personal centre. */
export default function NoticesSection() {
  return (
    <div className="notices-section">
      <header className="notices-section__head">
        <h2>{t('title')}</h2>
        <NoticeTools />
      </header>
      <NoticeBoxes />
    </div>
  );
}
