import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ConnectorInput, type ConnectorRow, connectorInput } from '@yizhan/contract/entities/connector.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { connectorManage } from '@yizhan/contract/texts/zh-CN/connector-manage.ts';
import { FormPane } from '../../../admin-kit/form/FormPane.tsx';
import { LoadedRecord } from '../../../admin-kit/form/LoadedRecord.tsx';
import { RecordForm } from '../../../admin-kit/form/RecordForm.tsx';
import { type ListParams, NEW } from '../../../admin-kit/list/useListParams.ts';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';
import { ConnectorFields } from './ConnectorFields.tsx';
import { confirmUntried } from './confirm-untried.ts';

const t = textsOf({ connectorManage });
const adminText = textsOf({ admin });

const toInput = (row: ConnectorRow): ConnectorInput => ({
  ...connectorInput.parse({ ...row, secret: null, ticket: '' }),
});

export function ConnectorPane({ record, list }: { record: string; list: ListParams<never> }) {
  const client = useQueryClient();
  const found = useQuery({ ...query.connectors.list(), select: (all) => all.find(({ id }) => id === record) ?? null });
  const close = () => void list.close();
  const refresh = () => void client.invalidateQueries({ queryKey: query.connectors.queryKey });
  const onSaved = () => {
    toast.success(adminText('saved'));
    refresh();
  };
  const common = { schema: connectorInput, onReload: refresh, onClose: close };
  if (record === NEW)
    return (
      <FormPane title={t('newTitle')} onClose={close}>
        <RecordForm
          {...common}
          initial={{ name: '', url: '', isEnabled: true, ...defaults }}
          save={api.connectors.create}
          beforeSave={(values) => confirmUntried(values, undefined)}
          onSaved={() => {
            onSaved();
            close();
          }}
        >
          <ConnectorFields stored={undefined} />
        </RecordForm>
      </FormPane>
    );
  return (
    <FormPane title={found.data?.name ?? ''} onClose={close}>
      <LoadedRecord query={found}>
        {(row) => (
          <RecordForm
            key={row.version}
            {...common}
            initial={toInput(row)}
            save={(values) => api.connectors.update({ ...values, id: row.id, version: row.version })}
            beforeSave={(values) => confirmUntried(values, row)}
            onSaved={onSaved}
            note={adminText('lastChangedAt', { when: row.changedAt.slice(0, 16) })}
          >
            <ConnectorFields stored={row} />
          </RecordForm>
        )}
      </LoadedRecord>
    </FormPane>
  );
}

/** The contract's own first values. */
const {
  name: _name,
  url: _url,
  isEnabled: _isEnabled,
  ...defaults
} = connectorInput.parse({
  name: '—',
  url: 'https://example.org',
});
