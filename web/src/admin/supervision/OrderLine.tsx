import type { SupervisionOrder } from '@yizhan/contract/entities/supervision.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import type { SupervisionArea } from './place.ts';

const t = textsOf({ supervisionManage });
const tones = { OPEN: 'warn', REPLIED: 'info', CLOSED: 'good' } as const;

/** Working days until the deadline in words. */
export const dueText = (days: number) =>
  days === 0 ? t('dueToday') : days > 0 ? t('daysLeft', { n: days }) : t('daysOver', { n: -days });

/** How far an order is; one past its deadline says so. */
export const OrderMarks = ({ order: { state, daysLeft, level } }: { order: SupervisionOrder }) => (
  <Row as="span" wrap>
    <Chip tone={daysLeft !== null && daysLeft < 0 ? 'bad' : tones[state]}>{t(state)}</Chip>
    {daysLeft !== null && <Chip tone={daysLeft < 0 ? 'bad' : 'neutral'}>{dueText(daysLeft)}</Chip>}
    {level === 'URGENT' && <Chip tone="bad">{t('URGENT')}</Chip>}
  </Row>
);

/** An order beside its case. */
export const OrderLine = ({ order, section }: { order: SupervisionOrder; section: SupervisionArea }) => (
  <Row wrap align="start" justify="between">
    <a href={hrefOf(`${sectionPath(section)}?tab=orders&record=${order.id}`)}>{order.opinion}</a>
    <OrderMarks order={order} />
  </Row>
);
