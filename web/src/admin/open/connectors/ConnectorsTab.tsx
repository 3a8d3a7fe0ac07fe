import { useQuery } from '@tanstack/react-query';
import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { NothingFound } from '../../../admin-kit/list/NothingFound.tsx';
import { NEW, useListParams } from '../../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ConnectorPane } from './ConnectorPane.tsx';
import { ConnectorTable } from './ConnectorTable.tsx';
import './Connectors.css';

const t = textsOf({ connectorManage });

const noFilters: readonly never[] = [];

/** What the portal reads from other systems, and how each of them is. */
export default function ConnectorsTab() {
  const list = useListParams(noFilters);
  const found = useQuery({ ...query.connectors.list(), refetchInterval: connectorLimits.refetchMs });
  return (
    <>
      <div className="admin-list__filters">
        <p className="admin-muted">{t('help')}</p>
        <Button className="open-admin__add" variant="primary" icon="plus" onClick={() => void list.open(NEW)}>
          {t('add')}
        </Button>
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('first')} />}
      >
        {(connectors) => <ConnectorTable rows={connectors} list={list} />}
      </Loaded>
      {list.record && <ConnectorPane key={list.record} record={list.record} list={list} />}
    </>
  );
}
