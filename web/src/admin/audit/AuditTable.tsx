import type { AuditRow } from '@yizhan/contract/entities/audit.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { textsOf } from '../../lib/text.ts';
import type { AuditList } from './audit-filters.ts';
import { actionName, entityName } from './audit-names.ts';

const t = textsOf({ audit });

const columns = (): readonly Column<AuditRow>[] => [
  { key: 'at', title: t('at'), width: 180, render: ({ at }) => <time>{at}</time> },
  { key: 'actor', title: t('actor'), width: 140, phone: true, render: ({ actorName }) => actorName || t('system') },
  { key: 'action', title: t('action'), width: 140, phone: true, render: ({ action }) => actionName(action) },
  {
    key: 'entity',
    title: t('entity'),
    width: 300,
    phone: true,
    render: ({ entity, entityId, entityName: name }) => (
      <>
        {entityName(entity)} <span className="admin-muted">{name || entityId}</span>
      </>
    ),
  },
  { key: 'ip', title: t('ip'), width: 150, render: ({ ip }) => ip },
];

type AuditTableProps = { rows: readonly AuditRow[]; total: number; list: AuditList };

export function AuditTable({ rows, total, list }: AuditTableProps) {
  return (
    <DataTable
      name="audit"
      columns={columns()}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ at, actorName }) => `${at} ${actorName}`}
    />
  );
}
