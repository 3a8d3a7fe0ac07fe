import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { textsOf } from '../../lib/text.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { NoticeBoxes } from './NoticeBoxes.tsx';
import { NoticeTools } from './NoticeTools.tsx';

const t = textsOf({ noticeReading });

/** 我的消息 in the personal centre. */
export default function NoticesSection() {
  return (
    <Stack>
      <Row as="header" wrap className="notices-section__head">
        <h2>{t('title')}</h2>
        <NoticeTools />
      </Row>
      <NoticeBoxes />
    </Stack>
  );
}
