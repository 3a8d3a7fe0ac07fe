import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UserQuery } from '@yizhan/contract/entities/users.ts';
import { query } from '../../lib/api.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ListAndForm } from '../list/ListAndForm.tsx';
import { NothingFound } from '../list/NothingFound.tsx';
import { type ListParams, useListParams } from '../list/useListParams.ts';
import { TableSkeleton } from '../SectionSkeleton.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserPane } from './UserPane.tsx';
import { UserTable } from './UserTable.tsx';
import './Users.css';
import { useUserActions } from './useUserActions.tsx';
import { u } from './words.ts';

const filters = ['keyword', 'deptId', 'type', 'roleId', 'status'] as const;
export type UserFilter = (typeof filters)[number];

/** The server checks what somebody typed into the address. */
const queryOf = ({ filters, page, sort }: ListParams<UserFilter>) => ({
  ...(filters as Pick<UserQuery, 'keyword' | 'deptId' | 'roleId' | 'status'>),
  current: page,
  ...(sort && { sort: sort.by as UserQuery['sort'], order: sort.order }),
});

export default function UsersSection() {
  const list = useListParams(filters);
  const found = useQuery({ ...query.users.list(queryOf(list)), placeholderData: keepPreviousData });
  const actions = useUserActions(list);
  return (
    <ListAndForm
      menu="userFrameConfig/manage/users"
      description={u('description')}
      list={list}
      add={u('add')}
      filters={<UserFilters list={list} />}
      form={(record) => <UserPane key={record} record={record} list={list} actions={actions} />}
    >
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={u('add')} first={u('addFirst')} />}
      >
        {({ records, total }) => <UserTable rows={records} total={total} list={list} actions={actions} />}
      </Loaded>
      {actions.dialog}
    </ListAndForm>
  );
}
