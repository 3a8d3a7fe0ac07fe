import type { DutyItemState } from '@yizhan/contract/entities/duty-item.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ dutyItemManage });

const tones = { DRAFT: 'neutral', SUBMITTED: 'warn', PUBLISHED: 'good', ARCHIVED: 'neutral' } as const;

export const StatusChip = ({ status }: { status: DutyItemState }) => (
  <Chip tone={tones[status]}>{t(`status${status}`)}</Chip>
);
