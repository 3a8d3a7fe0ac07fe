import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { faqStates } from '@yizhan/contract/entities/faq.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
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
import { FaqTable } from './FaqTable.tsx';

const t = textsOf({ faqManage });
const adminText = textsOf({ admin });

const states = faqStates.map((state) => ({ value: state, label: t(`status${state}`) }));
const filterNames = ['keyword', 'status', 'sceneId', 'deptId'] as const;

export function EntriesTab({ onOpen }: { onOpen: (id: string) => void }) {
  const client = useQueryClient();
  const list = useListParams(filterNames);
  const { filters, setFilter, clearFilters, page } = list;
  const { keyword, deptId, sceneId } = filters;
  const status = faqStates.find((one) => one === filters.status);
  const search = { ...(keyword && { keyword }), ...(deptId && { deptId }), ...(sceneId && { sceneId }) };
  const found = useQuery({
    ...query.faq.list({ ...search, ...(status && { status }), current: page }),
    placeholderData: keepPreviousData,
  });
  const scenes = useQuery(query.faq.scenes()).data ?? [];
  useHint(publishables.faq.topic, found.refetch);
  const filtered = Object.keys(filters).length > 0;
  const clear = <Button onClick={clearFilters}>{adminText('clearFilters')}</Button>;
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={keyword} hint={t('search')} onChange={(words) => setFilter('keyword', words)} />
        <FilterSelect
          label={t('scene')}
          any={t('scene')}
          value={sceneId}
          options={scenes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => setFilter('sceneId', value)}
        />
        <FilterSelect
          label={t('status')}
          any={t('status')}
          value={filters.status}
          options={states}
          onChange={(value) => setFilter('status', value)}
        />
        <DepartmentSelect
          className="admin-filter"
          label={t('dept')}
          placeholder={t('dept')}
          value={deptId ?? null}
          onChange={(id) => setFilter('deptId', id ?? undefined)}
        />
        {filtered && clear}
        <BulkActions list="faqs" search={search} />
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={filtered ? <Empty text={adminText('noneFound')} action={clear} /> : t('none')}
      >
        {({ records, total }) => (
          <FaqTable
            rows={records}
            total={total}
            list={{ ...list, open: async (id) => onOpen(id) }}
            onChanged={() => client.invalidateQueries({ queryKey: query.faq.queryKey })}
          />
        )}
      </Loaded>
    </>
  );
}
