import { isPrompted, type NoticeLevel } from '@yizhan/contract/notice-kinds.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ noticeReading });

/** Nothing for ordinary notices: what is said of everything says nothing. */
export const LevelChip = ({ level }: { level: NoticeLevel }) =>
  isPrompted(level) ? <Chip tone={level === 'URGENT' ? 'bad' : 'warn'}>{t(`level${level}`)}</Chip> : null;
