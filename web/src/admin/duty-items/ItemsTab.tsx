import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dutyItemStates } from '@yizhan/contract/entities/duty-item.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { ItemTable } from './ItemTable.tsx';
import { itemFilters } from './item-filters.ts';

const t = textsOf({ dutyItemManage });
const adminText = textsOf({ admin });

const states = dutyItemStates.map((state) => ({ value: state, label: t(`status${state}`) }));

export function ItemsTab({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useListParams(itemFilters);
  const { filters, setFilter, clearFilters, page } = list;
  const { keyword, deptId, listType } = filters;
  const status = dutyItemStates.find((one) => one === filters.status);
  const search = { ...(keyword && { keyword }), ...(deptId && { deptId }), ...(listType && { listType }) };
  const found = useQuery({
    ...query.dutyLists.items({ ...search, ...(status && { status }), current: page }),
    placeholderData: keepPreviousData,
  });
  const lists = useQuery(query.dutyLists.view({})).data?.lists ?? [];
  useHint(publishables.dutyItem.topic, found.refetch);
  const filtered = Object.keys(filters).length > 0;
  const clear = <Button onClick={clearFilters}>{adminText('clearFilters')}</Button>;
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={keyword} hint={t('searchHint')} onChange={(words) => setFilter('keyword', words)} />
        <FilterSelect
          label={t('list')}
          any={t('anyList')}
          value={listType}
          options={lists.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => setFilter('listType', value)}
        />
        <FilterSelect
          label={t('status')}
          any={t('anyStatus')}
          value={filters.status}
          options={states}
          onChange={(value) => setFilter('status', value)}
        />
        <DepartmentSelect
          className="admin-filter"
          label={t('department')}
          placeholder={t('anyDepartment')}
          value={deptId ?? null}
          onChange={(id) => setFilter('deptId', id ?? undefined)}
        />
        {filtered && clear}
        <span className="duty-items__bulk">
          <BulkActions list="dutyItems" search={search} />
        </span>
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={filtered ? <Empty text={adminText('noneFound')} action={clear} /> : t('first')}
      >
        {({ records, total }) => <ItemTable rows={records} total={total} list={list} onOpen={onOpen} />}
      </Loaded>
    </>
  );
}
