import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditAction, type AuditEntity, auditActions, auditEntities } from '@yizhan/contract/audit.ts';
import * as auditLimits from '@yizhan/contract/limits/audit.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditPane } from './AuditPane.tsx';
import { AuditTable } from './AuditTable.tsx';
import { type AuditFilter, auditFilterNames } from './audit-filters.ts';

const t = textsOf({ audit });

const aDay = /^\d{4}-\d\d-\d\d$/;
const known = { action: auditActions, entity: auditEntities, from: aDay, to: aDay };

/** AD-6: who changed what, newest first, with the difference of an entry at the right. */
export function ChangesTab() {
  const list = useListParams<AuditFilter>(auditFilterNames, known);
  const { keyword, entityId, from, to } = list.filters;
  const action = list.filters.action as AuditAction | undefined;
  const entity = list.filters.entity as AuditEntity | undefined;
  const listQuery = useQuery({
    ...query.audit.page({
      ...(keyword && { keyword }),
      ...(entityId && { entityId }),
      ...(action && { action }),
      ...(entity && { entity }),
      ...(from && { from }),
      ...(to && { to }),
      current: list.page,
    }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, listQuery);
  return (
    <>
      <div className="admin-list__filters">
        <AuditFilters list={list} />
        <BulkActions list="audit" search={list.filters} />
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('none')}>
        {({ records, total, isCut }) => (
          <>
            {isCut && <p className="admin-muted">{t('most', { n: auditLimits.mostRows })}</p>}
            <AuditTable rows={records} total={total} list={list} />
          </>
        )}
      </Loaded>
      {list.record && <AuditPane key={list.record} id={list.record} list={list} />}
    </>
  );
}
