import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ guideManage });

const tones = { DRAFT: 'neutral', SUBMITTED: 'info', PUBLISHED: 'good', OFF: 'bad', REVIEW: 'warn' } as const;

export const StateChip = ({ state }: Pick<GuideRow, 'state'>) => <Chip tone={tones[state]}>{t(`state${state}`)}</Chip>;
