import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type UserQuery, userStatuses } from '@yizhan/contract/entities/users.ts';
import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { useMemo } from 'react';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { type KnownValues, type ListParams, useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserPane } from './UserPane.tsx';
import { UserTable } from './UserTable.tsx';
import { type UserFilter, userFilters } from './user-filters.ts';
import './Users.css';
import { useUserActions } from './useUserActions.tsx';

const t = textsOf({ users });

const idPattern = /^[1-9]\d{0,17}$/;
const staticKnownValues = {
  deptId: idPattern,
  roleId: idPattern,
  type: typesOfPeople.map(String),
  status: userStatuses,
};

/** Until the roles are loaded, any number counts as valid. */
function useKnownValues(): KnownValues<UserFilter> {
  const { data } = useQuery(query.roles.pick());
  return useMemo(() => (data ? { ...staticKnownValues, roleId: data.map(({ id }) => id) } : staticKnownValues), [data]);
}

const queryOf = ({ filters, page, sort }: ListParams<UserFilter>) => ({
  ...(filters as Pick<UserQuery, 'keyword' | 'deptId' | 'roleId' | 'status'>),
  current: page,
  ...(sort && { sort: sort.by as UserQuery['sort'], order: sort.order }),
});

export default function UsersSection() {
  const list = useListParams(userFilters, useKnownValues());
  const listQuery = useQuery({ ...query.users.list(queryOf(list)), placeholderData: keepPreviousData });
  const found = useLastPage(list, listQuery);
  const actions = useUserActions(list);
  return (
    <ListAndForm
      menu="userFrameConfig/manage/users"
      description={t('description')}
      list={list}
      add={t('add')}
      bulk={
        <>
          <BulkActions list="users" search={list.filters} />
          <BulkActions
            list="identities"
            search={list.filters}
            labels={{ import: t('importIdentities'), export: t('exportIdentities') }}
          />
        </>
      }
      filters={<UserFilters list={list} />}
      form={(record) => <UserPane key={record} record={record} list={list} actions={actions} />}
    >
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('addFirst')} />}
      >
        {({ records, total }) => <UserTable rows={records} total={total} list={list} actions={actions} />}
      </Loaded>
      {actions.dialog}
    </ListAndForm>
  );
}
