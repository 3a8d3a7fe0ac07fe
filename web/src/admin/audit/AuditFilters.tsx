import { auditActions, auditEntities } from '@yizhan/contract/audit.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { AuditList } from './audit-filters.ts';
import { actionName, entityName } from './audit-names.ts';

const t = textsOf({ audit });

export function AuditFilters({ list }: { list: AuditList }) {
  const { keyword, action, entity, entityId, from, to } = list.filters;
  return (
    <>
      <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
      <FilterSelect
        label={t('entity')}
        any={t('allEntities')}
        value={entity}
        options={auditEntities.map((value) => ({ value, label: entityName(value) }))}
        onChange={(value) => list.setFilter('entity', value)}
      />
      <FilterSelect
        label={t('action')}
        any={t('allActions')}
        value={action}
        options={auditActions.map((value) => ({ value, label: actionName(value) }))}
        onChange={(value) => list.setFilter('action', value)}
      />
      <DayPicker label={t('from')} value={from ?? null} onChange={(day) => list.setFilter('from', day ?? undefined)} />
      <DayPicker label={t('to')} value={to ?? null} onChange={(day) => list.setFilter('to', day ?? undefined)} />
      {entityId && (
        <Chip selected onClick={() => list.setFilter('entityId', undefined)}>
          {t('same')} {entityId} ×
        </Chip>
      )}
    </>
  );
}
