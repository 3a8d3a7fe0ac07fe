import { useQuery } from '@tanstack/react-query';
import type { AuditDetail } from '@yizhan/contract/entities/audit.ts';
import * as auditLimits from '@yizhan/contract/limits/audit.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { PaneSkeleton } from '../../admin-kit/form/PaneSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import './AuditPane.css';
import type { AuditList } from './audit-filters.ts';
import { actionName, entityName } from './audit-names.ts';
import { ChangeTable } from './ChangeTable.tsx';

const t = textsOf({ audit });

/** One entry: who, when, from where, and each field before and after. */
export function AuditPane({ id, list }: { id: string; list: AuditList }) {
  const entry = useQuery(query.audit.get({ id }));
  const { data } = entry;
  const title = data ? t('detailTitle', { action: actionName(data.action), entity: entityName(data.entity) }) : '';
  return (
    <FormPane title={title} onClose={() => void list.close()}>
      <div className="admin-reading">
        <Loaded query={entry} skeleton={<PaneSkeleton />}>
          {(detail) => <AuditEntry detail={detail} list={list} />}
        </Loaded>
      </div>
    </FormPane>
  );
}

function AuditEntry({ detail, list }: { detail: AuditDetail; list: AuditList }) {
  const { actorName, at, entity, entityId, entityName: name, ip, trace, changes, isCut } = detail;
  const facts = [
    [t('actor'), actorName || t('system')],
    [t('at'), at],
    [t('entity'), [entityName(entity), name, entityId].filter(Boolean).join(' ')],
    [t('ip'), ip],
    [t('trace'), <code key="trace">{trace}</code>],
  ] as const;
  return (
    <>
      <Facts facts={facts} />
      <Button onClick={() => list.setFilter('entityId', entityId)}>{t('same')}</Button>
      {changes.length === 0 ? <p className="admin-muted">{t('noChanges')}</p> : <ChangeTable changes={changes} />}
      {isCut && <p className="admin-muted">{t('moreChanges', { n: auditLimits.mostChanges })}</p>}
    </>
  );
}
