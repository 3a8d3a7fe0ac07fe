import type { ApiCallRow } from '@yizhan/contract/entities/api-client.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ openManage });

export function CallResult({ call }: { call: Pick<ApiCallRow, 'status' | 'failedItems'> }) {
  if (call.status !== SUCCESS) return <Chip tone="bad">{t('refused')}</Chip>;
  if (call.failedItems > 0) return <Chip tone="warn">{t('partly')}</Chip>;
  return <Chip tone="good">{t('taken')}</Chip>;
}
