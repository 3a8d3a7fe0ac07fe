import type { ConnectorRow } from '@yizhan/contract/entities/connector.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';

const t = textsOf({ connectorManage });

/** How a connector is, in one word. */
export function ConnectorState({ row }: { row: ConnectorRow }) {
  const { isEnabled, isTried, lastFailure, pausedUntil, lastSuccessAt } = row;
  if (!isEnabled) return <Chip>{t('disabled')}</Chip>;
  if (!isTried) return <Chip tone="warn">{t('waiting')}</Chip>;
  if (pausedUntil) return <Chip tone="bad">{t('paused', { at: pausedUntil.slice(11) })}</Chip>;
  if (lastFailure) return <Chip tone="bad">{t('failing')}</Chip>;
  return lastSuccessAt ? <Chip tone="good">{t('working')}</Chip> : <Chip>{t('unread')}</Chip>;
}
