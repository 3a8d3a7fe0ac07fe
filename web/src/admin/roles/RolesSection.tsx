import { useQuery } from '@tanstack/react-query';
import { roleMenus } from '@yizhan/contract/texts/zh-CN/role-menus.ts';
import { filterRows } from '../../admin-kit/list/filter-rows.ts';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { RolePane } from './RolePane.tsx';
import { RoleTable } from './RoleTable.tsx';
import './Roles.css';

const t = textsOf({ roleMenus });

const filters = ['keyword'] as const;

export default function RolesSection() {
  const list = useListParams(filters);
  const found = useQuery(query.roles.list());
  const { keyword } = list.filters;
  const rows = { ...found, data: filterRows(found.data, keyword, ({ name, code }) => [name, code]) };
  return (
    <ListAndForm
      menu="userFrameConfig/manage/roles"
      description={t('description')}
      list={list}
      add={t('add')}
      filters={
        <SearchBox value={keyword} hint={t('searchHint')} onChange={(value) => list.setFilter('keyword', value)} />
      }
      form={(record) => <RolePane key={record} record={record} list={list} />}
    >
      <Loaded
        query={rows}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('nothingOpen')} />}
      >
        {(roles) => <RoleTable rows={roles} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
