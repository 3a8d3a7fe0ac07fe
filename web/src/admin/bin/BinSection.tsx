import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as binLimits from '@yizhan/contract/limits/recycling.ts';
import { type Recyclable, recyclableKinds } from '@yizhan/contract/recycling.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { auditEntityNames } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { bin } from '@yizhan/contract/texts/zh-CN/bin.ts';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { BinPane } from './BinPane.tsx';
import { BinTable } from './BinTable.tsx';
import { type BinFilter, binFilters } from './bin-filters.ts';

const t = textsOf({ bin });
const kindName = textsOf({ auditEntityNames });

/** AD-8: what was deleted in the last 30 days, and the way back. */
export default function BinSection() {
  const list = useListParams<BinFilter>(binFilters, { kind: recyclableKinds });
  const { keyword } = list.filters;
  const kind = list.filters.kind as Recyclable | undefined;
  const listQuery = useQuery({
    ...query.recycling.page({ ...(keyword && { keyword }), ...(kind && { kind }), current: list.page }),
    placeholderData: keepPreviousData,
  });
  const found = useLastPage(list, listQuery);
  const form = (record: string) => {
    const row = found.data?.records.find(({ id }) => id === record);
    return row && <BinPane key={record} row={row} onClose={() => void list.close()} />;
  };
  return (
    <ListAndForm
      menu={sections.bin.menu}
      description={t('description', { days: binLimits.keepDays })}
      list={list}
      filters={
        <>
          <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
          <FilterSelect
            label={t('kind')}
            any={t('allKinds')}
            value={kind}
            options={recyclableKinds.map((value) => ({ value, label: kindName(value) }))}
            onChange={(value) => list.setFilter('kind', value)}
          />
        </>
      }
      form={form}
    >
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('none')}>
        {({ records, total }) => <BinTable rows={records} total={total} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
