import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Lamp, lamps } from '@yizhan/contract/efficiency-kinds.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { CasePane } from './CasePane.tsx';
import { CaseTable } from './CaseTable.tsx';
import { caseFilters, knownCaseFilters, ranges } from './case-filters.ts';
import { GroupTable } from './GroupTable.tsx';
import { placeHref, type TabProps } from './place.ts';
import { Trail } from './Trail.tsx';

const t = textsOf({ supervisionManage });

/** EF-4: department, service, case, step. The lamps are those of now, the rest is of the range. */
export function CasesTab({ section, tabs }: TabProps) {
  const list = useListParams(caseFilters, knownCaseFilters);
  const { lamp, dept, service, range, show } = list.filters;
  const chosen = { range: ranges.find((one) => one === range) ?? 'month', ...(dept && { deptId: dept }) } as const;
  const asCases = Boolean(lamp ?? service ?? show);
  const departments = useQuery(query.supervision.groups({ range: chosen.range }));
  const services = useQuery({ ...query.supervision.groups(chosen), enabled: dept !== undefined });
  const listQuery = useQuery({
    ...query.supervision.cases({
      ...chosen,
      ...(lamp && { lamp: lamp as Lamp }),
      ...(service && { serviceId: service }),
      current: list.page,
    }),
    placeholderData: keepPreviousData,
    enabled: asCases,
  });
  const found = useLastPage(list, listQuery);
  const nameIn = (groups: typeof departments, id: string | undefined) =>
    groups.data?.find((one) => one.id === id)?.name ?? '…';
  const filters = (
    <>
      {tabs}
      <Trail
        section={section}
        place={list.filters}
        deptName={nameIn(departments, dept)}
        serviceName={nameIn(services, service)}
      />
      {[...lamps].reverse().map((one) => (
        <Chip key={one} selected={lamp === one} onClick={() => list.setFilter('lamp', lamp === one ? undefined : one)}>
          {t(one)}
        </Chip>
      ))}
      <Chip selected={show === 'cases'} onClick={() => list.setFilter('show', show ? undefined : 'cases')}>
        {t('allCases')}
      </Chip>
      {!lamp && (
        <FilterSelect
          label={t('range')}
          any={t('month')}
          value={range}
          options={ranges.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => list.setFilter('range', value)}
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
      form={(record) => <CasePane key={record} id={record} section={section} onClose={() => void list.close()} />}
    >
      {asCases ? (
        <Loaded query={found} skeleton={<TableSkeleton />} empty={t('none')}>
          {({ records, total }) => <CaseTable rows={records} total={total} list={list} />}
        </Loaded>
      ) : (
        <Loaded query={dept ? services : departments} skeleton={<TableSkeleton />} empty={t('noGroups')}>
          {(groups) => (
            <GroupTable
              title={t(dept ? 'service' : 'department')}
              groups={groups}
              hrefOf={(id) => placeHref(section, dept ? { dept, service: id, range } : { dept: id, range })}
              lampHref={(id, of) =>
                placeHref(section, { ...(dept ? { dept, service: id } : { dept: id }), range, lamp: of })
              }
            />
          )}
        </Loaded>
      )}
    </ListAndForm>
  );
}
