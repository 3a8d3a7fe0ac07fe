import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SignInQuery, type SignInRow, signInResults } from '@yizhan/contract/entities/audit.ts';
import * as auditLimits from '@yizhan/contract/limits/audit.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { Facts } from '../../admin-kit/Facts.tsx';
import { FormPane } from '../../admin-kit/form/FormPane.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { deviceLabel, signInWayLabel } from '../../features/personal/security/sign-in-labels.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';

const t = textsOf({ audit });

const Result = ({ ok }: { ok: boolean }) => (
  <Chip tone={ok ? 'good' : 'bad'} icon={ok ? 'check' : 'close'}>
    {t(ok ? 'ok' : 'failed')}
  </Chip>
);

const columns = (): readonly Column<SignInRow>[] => [
  { key: 'at', title: t('at'), width: 180, render: ({ at }) => <time>{at}</time> },
  {
    key: 'account',
    title: t('account'),
    width: 240,
    phone: true,
    render: ({ account, name }) => (
      <>
        {account} <span className="admin-muted">{name || t('nobody')}</span>
      </>
    ),
  },
  { key: 'result', title: t('result'), width: 110, phone: true, render: ({ ok }) => <Result ok={ok} /> },
  { key: 'way', title: t('way'), width: 140, render: ({ way }) => signInWayLabel(way) },
  { key: 'ip', title: t('ip'), width: 150, render: ({ ip }) => ip },
];

const aDay = /^\d{4}-\d\d-\d\d$/;

/** AU-2: who signed in or tried to, newest first. */
export default function SignInsTab() {
  const list = useListParams<'keyword' | 'result' | 'from' | 'to'>(['keyword', 'result', 'from', 'to'], {
    ...{ result: signInResults, from: aDay, to: aDay },
  });
  const { keyword, result, from, to } = list.filters;
  const params = { ...(list.filters as Omit<Partial<SignInQuery>, 'current' | 'size'>), current: list.page };
  const listQuery = useQuery({ ...query.audit.signIns(params), placeholderData: keepPreviousData });
  const found = useLastPage(list, listQuery);
  const entry = found.data?.records.find(({ id }) => id === list.record);
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={keyword} hint={t('signInHint')} onChange={(value) => list.setFilter('keyword', value)} />
        <FilterSelect
          label={t('result')}
          any={t('allResults')}
          value={result}
          options={signInResults.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => list.setFilter('result', value)}
        />
        <DayPicker
          label={t('from')}
          value={from ?? null}
          onChange={(day) => list.setFilter('from', day ?? undefined)}
        />
        <DayPicker label={t('to')} value={to ?? null} onChange={(day) => list.setFilter('to', day ?? undefined)} />
      </div>
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('noSignIns')}>
        {({ records, total, isCut }) => (
          <>
            {isCut && <p className="admin-muted">{t('most', { n: auditLimits.mostRows })}</p>}
            <DataTable
              name="signIns"
              columns={columns()}
              rows={records}
              total={total}
              list={list}
              nameOf={({ at, account }) => `${at} ${account}`}
            />
          </>
        )}
      </Loaded>
      {entry && <SignInPane entry={entry} onClose={() => void list.close()} />}
    </>
  );
}

function SignInPane({ entry, onClose }: { entry: SignInRow; onClose: () => void }) {
  const { at, account, name, way, ok, ip, userAgent } = entry;
  return (
    <FormPane title={t('signIn')} onClose={onClose}>
      <div className="admin-reading">
        <Facts
          facts={[
            [t('at'), at],
            [t('account'), [account, name].filter(Boolean).join(' ')],
            [t('result'), t(ok ? 'ok' : 'failed')],
            [t('way'), signInWayLabel(way)],
            [t('ip'), ip],
            [
              t('device'),
              userAgent && (
                <>
                  {deviceLabel(userAgent)} <code>{userAgent}</code>
                </>
              ),
            ],
          ]}
        />
      </div>
    </FormPane>
  );
}
