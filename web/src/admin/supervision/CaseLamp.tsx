import type { Lamp } from '@yizhan/contract/efficiency-kinds.ts';
import type { SupervisedCase } from '@yizhan/contract/entities/efficiency.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Row } from '../../ui/layout/Row.tsx';

const t = textsOf({ supervisionManage });
const tones = { GREEN: 'good', YELLOW: 'warn', RED: 'bad' } as const;

export const CaseLamp = ({ lamp }: { lamp: Lamp }) => <Chip tone={tones[lamp]}>{t(lamp)}</Chip>;

/** The lamp, and beside it whether it is explained and under supervision. */
export const CaseMarks = ({ row: { lamp, isExplained, hasOrder } }: { row: SupervisedCase }) => (
  <Row as="span" wrap>
    {lamp && <CaseLamp lamp={lamp} />}
    {lamp === 'RED' && isExplained && <Chip>{t('explained')}</Chip>}
    {hasOrder && <Chip>{t('ordered')}</Chip>}
  </Row>
);
