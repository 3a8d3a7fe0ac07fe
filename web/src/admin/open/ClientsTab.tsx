import { useQuery } from '@tanstack/react-query';
import type { ShownSecret } from '@yizhan/contract/entities/api-client.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { useState } from 'react';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { NEW, useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { ClientPane } from './ClientPane.tsx';
import { ClientTable } from './ClientTable.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const t = textsOf({ openManage });

const noFilters: readonly never[] = [];

export function ClientsTab() {
  const list = useListParams(noFilters);
  const found = useQuery(query.apiClients.list());
  const [shown, setShown] = useState<readonly ShownSecret[]>([]);
  return (
    <>
      <div className="admin-list__filters">
        <Button className="open-admin__add" variant="primary" icon="plus" onClick={() => void list.open(NEW)}>
          {t('add')}
        </Button>
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('first')} />}
      >
        {(clients) => <ClientTable rows={clients} list={list} />}
      </Loaded>
      {list.record && <ClientPane key={list.record} record={list.record} list={list} onSecrets={setShown} />}
      <SecretDialog secrets={shown} onClose={() => setShown([])} />
    </>
  );
}
