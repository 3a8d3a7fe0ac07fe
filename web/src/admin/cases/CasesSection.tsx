import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { caseStatuses } from '@yizhan/contract/case-states.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { caseManage } from '@yizhan/contract/texts/zh-CN/case-manage.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import '../../admin-kit/list/ListAndForm.css';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { casePath } from '../../lib/case-paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { CaseTable } from './CaseTable.tsx';
import { caseFilters, caseFilterValues } from './case-filters.ts';

const t = textsOf({ caseManage });
const caseText = textsOf({ casePage });
const adminText = textsOf({ admin });
const menuText = textsOf({ menus });

const statuses = caseStatuses
  .filter((status) => status !== 'draft')
  .map((status) => ({ value: status, label: caseText(status) }));

/** The cases of the departments somebody keeps. */
export default function CasesSection() {
  const title = menuText('userFrameConfig/manage/cases');
  useTitle(title);
  const list = useListParams(caseFilters, caseFilterValues);
  const { filters, setFilter, clearFilters } = list;
  const status = caseStatuses.find((one) => one === filters.status);
  const { keyword, processId, deptId, from, to } = filters;
  const conditions = {
    ...(keyword && { keyword }),
    ...(processId && { processId }),
    ...(deptId && { deptId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(status && { status }),
    ...(filters.late && { lateOnly: 'true' as const }),
  };
  const processes = useQuery(query.cases.processes());
  const page = useQuery({
    ...query.cases.ofDepartment({ ...conditions, current: list.page }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, page);
  // A case has a page of its own.
  if (list.record) return <Redirect to={casePath(list.record)} />;
  const isFiltered = Object.keys(filters).length > 0;
  const clear = <Button onClick={clearFilters}>{adminText('clearFilters')}</Button>;
  return (
    <Page wide title={title} description={t('description')} actions={<ExportButton list="cases" search={conditions} />}>
      <section className="admin-card admin-list" aria-label={title}>
        <div className="admin-list__filters">
          <SearchBox value={keyword} hint={t('searchHint')} onChange={(words) => setFilter('keyword', words)} />
          <FilterSelect
            label={t('process')}
            any={t('anyProcess')}
            value={processId}
            options={processes.data?.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => setFilter('processId', value)}
          />
          <FilterSelect
            label={t('status')}
            any={t('anyStatus')}
            value={filters.status}
            options={statuses}
            onChange={(value) => setFilter('status', value)}
          />
          <DepartmentSelect
            className="admin-filter"
            label={t('department')}
            placeholder={t('anyDepartment')}
            value={deptId ?? null}
            onChange={(id) => setFilter('deptId', id ?? undefined)}
          />
          <DayPicker label={t('from')} value={from ?? null} onChange={(day) => setFilter('from', day ?? undefined)} />
          <DayPicker label={t('to')} value={to ?? null} onChange={(day) => setFilter('to', day ?? undefined)} />
          <Chip
            selected={filters.late === '1'}
            onClick={() => setFilter('late', filters.late === '1' ? undefined : '1')}
          >
            {t('lateOnly')}
          </Chip>
          {isFiltered && clear}
        </div>
        <Loaded
          query={found}
          skeleton={<TableSkeleton />}
          empty={isFiltered ? <Empty text={adminText('noneFound')} action={clear} /> : t('none')}
        >
          {({ records, total }) => <CaseTable rows={records} total={total} list={list} />}
        </Loaded>
      </section>
    </Page>
  );
}
