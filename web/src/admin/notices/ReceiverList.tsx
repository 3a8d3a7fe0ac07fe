import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NoticeDraft, NoticeStatistics, ReceiverRow } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { type ReceiverFilter, receiverFilters } from '@yizhan/contract/notice-kinds.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useState } from 'react';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';

const t = textsOf({ noticeManage });

const emptyTexts = { unread: 'nobodyUnread', unconfirmed: 'nobodyUnconfirmed' } as const;
const emptyText = (who: ReceiverFilter) => t(who === 'unread' || who === 'unconfirmed' ? emptyTexts[who] : 'nobody');
const minute = (time: string | null) => (time ? toMinute(time) : '—');

type ReceiverListProps = {
  notice: Pick<NoticeDraft, 'id' | 'state' | 'needConfirm'>;
  departments: NoticeStatistics['departments'];
  deptId: string | undefined;
  onDepartment: (deptId: string | undefined) => void;
  onRemind: (who: 'unread' | 'unconfirmed') => void;
};

/** NT-7: who has and who has not, by name, with a reminder to those who have not. */
export function ReceiverList({ notice, departments, deptId, onDepartment, onRemind }: ReceiverListProps) {
  const { id, state, needConfirm } = notice;
  const [who, setWho] = useState<ReceiverFilter>(needConfirm ? 'unconfirmed' : 'unread');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const filters = { who, ...(deptId && { deptId }), ...(keyword && { keyword }) };
  const found = useQuery({
    ...query.notices.receivers({ id, current: page, ...filters }),
    placeholderData: keepPreviousData,
    refetchInterval: noticeLimits.reportRefetchMs,
  });
  const choices = receiverFilters.filter((one) => needConfirm || (one !== 'unconfirmed' && one !== 'confirmed'));
  const reminded = needConfirm ? 'unconfirmed' : 'unread';
  const first =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      setPage(1);
      change(value);
    };
  return (
    <section className="admin-card admin-list notice-people" aria-label={t('receiverList')}>
      <div className="admin-list__filters">
        <SearchBox value={keyword} hint={t('name')} onChange={first((value) => setKeyword(value ?? ''))} />
        <FilterSelect
          label={t('who')}
          any={t('whoall')}
          value={who === 'all' ? undefined : who}
          options={choices.flatMap((value) => (value === 'all' ? [] : [{ value, label: t(`who${value}`) }]))}
          onChange={first((value) => setWho(receiverFilters.find((one) => one === value) ?? 'all'))}
        />
        <FilterSelect
          label={t('department')}
          any={t('anyDepartment')}
          value={deptId}
          options={departments.flatMap((one) => (one.deptId ? [{ value: one.deptId, label: one.deptName }] : []))}
          onChange={first(onDepartment)}
        />
        <ExportButton list="noticeReceivers" search={{ id, ...filters }} />
        {state === 'sent' && (
          <Button icon="bell" guard onClick={() => onRemind(reminded)}>
            {t(needConfirm ? 'remindUnconfirmed' : 'remindUnread')}
          </Button>
        )}
      </div>
      <Loaded query={found} empty={<Empty size="small" text={emptyText(who)} />}>
        {({ records, total, size }) => (
          <>
            <Rows rows={records} needConfirm={needConfirm} />
            {total > size && <Pagination page={page} size={size} total={total} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const Rows = ({ rows, needConfirm }: { rows: readonly ReceiverRow[]; needConfirm: boolean }) => (
  <div className="notice-report__scroll">
    <table className="notice-report__people">
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('accountName')}</th>
          <th scope="col">{t('department')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('readAt')}</th>
          {needConfirm && <th scope="col">{t('confirmedAt')}</th>}
          <th scope="col">{t('remindedAt')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.userId}>
            <th scope="row">{row.name}</th>
            <td>{row.account}</td>
            <td>{row.deptName}</td>
            <td>{t(`receipt${row.state}`)}</td>
            <td>{minute(row.readAt)}</td>
            {needConfirm && <td>{minute(row.confirmedAt)}</td>}
            <td>{minute(row.remindedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
