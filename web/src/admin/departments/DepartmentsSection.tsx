import { useQuery } from '@tanstack/react-query';
import { departments } from '@yizhan/contract/texts/zh-CN/departments.ts';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { filterRows } from '../../admin-kit/list/filter-rows.ts';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { DepartmentPane } from './DepartmentPane.tsx';
import './Departments.css';
import { withAncestors } from '../../admin-kit/department-tree.ts';
import { DepartmentTree } from './DepartmentTree.tsx';

const t = textsOf({ departments });

const filters = ['keyword'] as const;

export default function DepartmentsSection() {
  const list = useListParams(filters);
  const all = useQuery(query.departments.list());
  const { keyword } = list.filters;
  const found = filterRows(all.data, keyword, ({ name, code, shortName }) => [name, code, shortName]);
  const visible = { ...all, data: found && withAncestors(all.data ?? [], found) };
  return (
    <ListAndForm
      menu="userFrameConfig/manage/departments"
      description={t('description')}
      list={list}
      add={t('add')}
      bulk={<BulkActions list="departments" search={list.filters} />}
      filters={
        <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
      }
      form={(record) => <DepartmentPane key={record} record={record} list={list} />}
    >
      <Loaded
        query={visible}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('addFirst')} />}
      >
        {(rows) => <DepartmentTree rows={rows} all={all.data ?? []} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
