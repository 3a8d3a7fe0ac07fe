import { useQueryClient } from '@tanstack/react-query';
import type { ApiClientRow } from '@yizhan/contract/entities/api-client.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { openManage } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ask } from '../../ui/confirm.ts';
import { ScopeNames } from './ScopeNames.tsx';

const t = textsOf({ openManage });
const adminText = textsOf({ admin });

const columns = (): readonly Column<ApiClientRow>[] => [
  {
    key: 'name',
    title: t('name'),
    width: 200,
    render: ({ name, isSandbox }) => (
      <>
        {name} {isSandbox && <Chip tone="warn">{t('sandbox')}</Chip>}
      </>
    ),
  },
  { key: 'appId', title: t('appId'), width: 210, phone: true, render: ({ appId }) => <code>{appId}</code> },
  { key: 'state', title: t('state'), width: 100, phone: true, render: toState },
  { key: 'scopes', title: t('scopes'), width: 220, render: ({ scopes }) => <ScopeNames scopes={scopes} /> },
  { key: 'today', title: t('today'), width: 100, render: ({ callsToday }) => callsToday },
  {
    key: 'lastCall',
    title: t('lastCall'),
    width: 180,
    phone: true,
    render: ({ lastCallAt }) =>
      lastCallAt ? <time>{lastCallAt}</time> : <span className="admin-muted">{t('never')}</span>,
  },
];

function toState({ isDisabled, isExpired }: ApiClientRow) {
  if (isDisabled) return <Chip>{t('disabled')}</Chip>;
  return isExpired ? <Chip tone="bad">{t('expired')}</Chip> : <Chip tone="good">{t('active')}</Chip>;
}

type ClientTableProps = { rows: readonly ApiClientRow[]; list: ListParams<never> };

export function ClientTable({ rows, list }: ClientTableProps) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: query.apiClients.queryKey });
  const setDisabled = async ({ id, version, name, isDisabled }: ApiClientRow) => {
    const question = { title: t('disableTitle', { name }), text: t('disableText'), yes: t('disable'), danger: true };
    if (!isDisabled && !(await ask(question))) return;
    const done = t(isDisabled ? 'enabledDone' : 'disabledDone', { name });
    await runAction(api.apiClients.setDisabled({ id, version, isDisabled: !isDisabled }), done);
    await refresh();
  };
  const remove = async ({ id, name }: ApiClientRow) => {
    const question = { title: t('removeTitle', { name }), text: t('removeText'), name };
    if (!(await confirmAndRemove({ ...question, remove: () => api.apiClients.remove({ id }) }))) return;
    if (list.record === id) await list.close();
    await refresh();
  };
  return (
    <DataTable
      name="apiClients"
      columns={columns()}
      rows={rows}
      list={list}
      nameOf={({ name }) => name}
      actions={(row) => [
        {
          key: 'disable',
          icon: row.isDisabled ? 'check' : 'lock',
          label: t(row.isDisabled ? 'enable' : 'disable'),
          onSelect: () => void setDisabled(row),
        },
        { kind: 'line', key: 'line' },
        { key: 'remove', icon: 'trash', label: adminText('remove'), danger: true, onSelect: () => void remove(row) },
      ]}
    />
  );
}
