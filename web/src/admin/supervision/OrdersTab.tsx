import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SupervisionOrder } from '@yizhan/contract/entities/supervision.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { orderFilters } from '@yizhan/contract/supervision-kinds.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { OrderMarks } from './OrderLine.tsx';
import { OrderPane } from './OrderPane.tsx';
import type { TabProps } from './place.ts';

const t = textsOf({ supervisionManage });
const names = ['state', 'dept'] as const;
const known = { state: orderFilters, dept: /^[1-9]\d{0,17}$/ } as const;

const columns = (): readonly Column<SupervisionOrder>[] => [
  { key: 'case', title: t('caseNumber'), width: 190, render: ({ caseNumber }) => <code>{caseNumber}</code> },
  { key: 'state', title: t('state'), width: 220, phone: true, render: (order) => <OrderMarks order={order} /> },
  { key: 'service', title: t('service'), width: 180, phone: true, render: ({ serviceName }) => serviceName },
  { key: 'dept', title: t('department'), width: 140, render: ({ deptName }) => deptName },
  { key: 'opinion', title: t('opinion'), width: 260, render: ({ opinion }) => opinion },
  { key: 'dueOn', title: t('dueOn'), width: 120, phone: true, render: ({ dueOn }) => dueOn },
  { key: 'createdAt', title: t('createdAt'), width: 150, render: ({ createdAt }) => toMinute(createdAt) },
  { key: 'createdBy', title: t('createdBy'), width: 110, render: ({ createdBy }) => createdBy },
];

/** What waits comes first, by its deadline. */
export function OrdersTab({ section, tabs }: TabProps) {
  const list = useListParams(names, known);
  const { dept } = list.filters;
  const state = orderFilters.find((one) => one === list.filters.state);
  const departments = useQuery(query.supervision.groups({ range: 'year' }));
  const listQuery = useQuery({
    ...query.supervision.orders({ ...(state && { state }), ...(dept && { deptId: dept }), current: list.page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useHint('card.todo', listQuery.refetch);
  const found = useLastPage(list, listQuery);
  const filters = (
    <>
      {tabs}
      {orderFilters.map((one) => (
        <Chip
          key={one}
          selected={state === one}
          onClick={() => list.setFilter('state', state === one ? undefined : one)}
        >
          {t(one)}
        </Chip>
      ))}
      {section === 'supervision' && (
        <FilterSelect
          label={t('department')}
          any={t('anyDepartment')}
          value={dept}
          options={departments.data?.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => list.setFilter('dept', value)}
        />
      )}
    </>
  );
  return (
    <ListAndForm
      menu={sections[section].menu}
      description={t(section === 'supervision' ? 'description' : 'ownDescription')}
      list={list}
      filters={filters}
      form={(record) => <OrderPane key={record} id={record} section={section} onClose={() => void list.close()} />}
    >
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t(state || dept ? 'noOrdersFound' : 'noOrders')}>
        {({ records, total }) => (
          <DataTable
            name="supervision-orders"
            columns={columns()}
            rows={records}
            total={total}
            list={list}
            nameOf={({ caseNumber }) => caseNumber}
          />
        )}
      </Loaded>
    </ListAndForm>
  );
}
