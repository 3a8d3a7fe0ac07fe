import { useQuery } from '@tanstack/react-query';
import { filterRows } from '../../admin-kit/list/filter-rows.ts';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { DepartmentPane } from './DepartmentPane.tsx';
import './Departments.css';
import { DepartmentTree } from './DepartmentTree.tsx';
import { withAncestors } from './tree.ts';
import { d } from './words.ts';

const filters = ['keyword'] as const;

export default function DepartmentsSection() {
  const list = useListParams(filters);
  const all = useQuery(query.departments.list());
  const { keyword } = list.filters;
  const found = filterRows(all.data, keyword, ({ name, code, shortName }) => [name, code, shortName]);
  const shown = { ...all, data: found && withAncestors(all.data ?? [], found) };
  return (
    <ListAndForm
      menu="userFrameConfig/manage/departments"
      description={d('description')}
      list={list}
      add={d('add')}
      filters={
        <SearchBox value={keyword} hint={d('searchHint')} onChange={(words) => list.setFilter('keyword', words)} />
      }
      form={(record) => <DepartmentPane key={record} record={record} list={list} />}
    >
      <Loaded
        query={shown}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={d('add')} first={d('addFirst')} />}
      >
        {(rows) => <DepartmentTree rows={rows} all={all.data ?? []} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
