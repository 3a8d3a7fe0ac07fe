import type { NoticeState } from '@yizhan/contract/notice-kinds.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ noticeManage });

const tones = {
  draft: 'neutral',
  review: 'warn',
  scheduled: 'warn',
  sending: 'info',
  sent: 'good',
  recalled: 'bad',
} as const satisfies Record<NoticeState, string>;

export const StateChip = ({ state }: { state: NoticeState }) => <Chip tone={tones[state]}>{t(state)}</Chip>;
