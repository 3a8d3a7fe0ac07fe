import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ApiClientInput,
  type ApiClientRow,
  apiClientInput,
  type ShownSecret,
} from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../admin-kit/form/RecordForm.tsx';
import { type ListParams, NEW } from '../../admin-kit/list/useListParams.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { toast } from '../../ui/toast.ts';
import { ClientFields } from './ClientFields.tsx';
import { SecretList } from './SecretList.tsx';
import { WebhookList } from './WebhookList.tsx';

const t = textsOf({ openManage });
const adminText = textsOf({ admin });

const empty: ApiClientInput = {
  ...{ name: '', note: '', scopes: [], perMinute: openLimits.perMinute, perDay: openLimits.perDay, addresses: [] },
  ...{ expiresAt: null, isSandbox: true, sandboxAccounts: [], accountId: null },
};

const toInput = (row: ApiClientRow): ApiClientInput => {
  const { name, note, scopes, perMinute, perDay, addresses, expiresAt, isSandbox, sandboxAccounts, accountId } = row;
  return { name, note, scopes, perMinute, perDay, addresses, expiresAt, isSandbox, sandboxAccounts, accountId };
};

type ClientPaneProps = {
  record: string;
  list: ListParams<never>;
  /** New secrets, to be shown this once. */
  onSecrets: (secrets: readonly ShownSecret[]) => void;
};

export function ClientPane({ record, list, onSecrets }: ClientPaneProps) {
  const client = useQueryClient();
  const found = useQuery({ ...query.apiClients.list(), select: (all) => all.find(({ id }) => id === record) ?? null });
  const close = () => void list.close();
  const refresh = () => void client.invalidateQueries({ queryKey: query.apiClients.queryKey });
  const common = { schema: apiClientInput, onReload: refresh, onClose: close };
  if (record === NEW)
    return (
      <FormPane title={t('newTitle')} onClose={close}>
        <RecordForm
          {...common}
          initial={empty}
          save={api.apiClients.create}
          onSaved={({ secrets }) => {
            refresh();
            void list.close().then(() => onSecrets(secrets));
          }}
        >
          <ClientFields />
        </RecordForm>
      </FormPane>
    );
  return (
    <FormPane title={found.data?.name ?? ''} onClose={close}>
      <LoadedRecord query={found}>
        {(row) => (
          <>
            <RecordForm
              key={row.version}
              {...common}
              initial={toInput(row)}
              save={(values) => api.apiClients.update({ ...values, id: row.id, version: row.version })}
              onSaved={() => {
                toast.success(adminText('saved'));
                refresh();
              }}
              note={adminText('lastChangedAt', { when: row.changedAt.slice(0, 16) })}
            >
              <SecretList client={row} onChanged={refresh} onSecrets={onSecrets} />
              <WebhookList clientId={row.id} />
              <ClientFields />
            </RecordForm>
          </>
        )}
      </LoadedRecord>
    </FormPane>
  );
}
