import { type ConnectorInput, type ConnectorRow, connectorQuestion } from '@yizhan/contract/entities/connector.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { serverNow } from '../../../lib/server-now.ts';
import { textsOf } from '../../../lib/text.ts';
import { ask } from '../../../ui/confirm.ts';

const t = textsOf({ connectorManage });
const adminText = textsOf({ admin });

const questionText = (values: object) => JSON.stringify(connectorQuestion.parse(values));

/** One that is switched on without a test run that succeeded would serve nobody: that has to be accepted. */
export async function confirmUntried(values: ConnectorInput, stored: ConnectorRow | undefined): Promise<boolean> {
  const { name, isEnabled, ticket, secret } = values;
  // A ticket begins with its end.
  const isTimely = Number(ticket.split('.')[0]) > serverNow().getTime();
  const isSame = stored?.isTried && !secret && questionText(values) === questionText(stored);
  if (!isEnabled || isTimely || isSame) return true;
  const cards = stored?.usedBy ?? [];
  return ask({
    title: t('untriedAsk', { name }),
    text: cards.length > 0 ? t('untriedUsed', { cards: cards.join(adminText('comma')) }) : t('untriedText'),
    yes: t('saveUntried'),
    danger: cards.length > 0,
  });
}
