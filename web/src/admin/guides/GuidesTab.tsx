import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { guideStates } from '@yizhan/contract/entities/guide.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
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
import { GuideTable } from './GuideTable.tsx';
import { guideFilters } from './guide-filters.ts';

const t = textsOf({ guideManage });
const adminText = textsOf({ admin });

const states = guideStates.map((state) => ({ value: state, label: t(`state${state}`) }));

export function GuidesTab({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useListParams(guideFilters);
  const { filters, setFilter, clearFilters, page } = list;
  const { keyword, deptId } = filters;
  const state = guideStates.find((one) => one === filters.state);
  const params = { ...(keyword && { keyword }), ...(deptId && { deptId }), ...(state && { state }), current: page };
  const found = useQuery({ ...query.guides.page(params), placeholderData: keepPreviousData });
  useHint(publishables.guide.topic, found.refetch);
  const filtered = Object.keys(filters).length > 0;
  const clear = <Button onClick={clearFilters}>{adminText('clearFilters')}</Button>;
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={keyword} hint={t('searchHint')} onChange={(words) => setFilter('keyword', words)} />
        <FilterSelect
          label={t('state')}
          any={t('anyState')}
          value={filters.state}
          options={states}
          onChange={(value) => setFilter('state', value)}
        />
        <DepartmentSelect
          className="admin-filter"
          label={t('department')}
          placeholder={t('anyDepartment')}
          value={deptId ?? null}
          onChange={(id) => setFilter('deptId', id ?? undefined)}
        />
        {filtered && clear}
        <span className="guide-config__bulk">
          <BulkActions list="guides" search={filters} />
        </span>
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={filtered ? <Empty text={adminText('noneFound')} action={clear} /> : t('first')}
      >
        {({ records, total }) => <GuideTable rows={records} total={total} list={list} onOpen={onOpen} />}
      </Loaded>
    </>
  );
}
