import type { TenantRow } from '@yizhan/contract/entities/tenant.ts';
import { tenantsManage } from '@yizhan/contract/texts/zh-CN/tenants-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ tenantsManage });

type TenantChipProps = { school: Pick<TenantRow, 'suspended' | 'hasAdministrator' | 'isPlatform'> };

export function TenantChip({ school: { suspended, hasAdministrator, isPlatform } }: TenantChipProps) {
  if (suspended) return <Chip tone="bad">{t('suspended')}</Chip>;
  if (!hasAdministrator) return <Chip tone="warn">{t('waiting')}</Chip>;
  return isPlatform ? <Chip>{t('platform')}</Chip> : <Chip tone="good">{t('open')}</Chip>;
}
