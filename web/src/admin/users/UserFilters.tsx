import { useQuery } from '@tanstack/react-query';
import { userStatuses } from '@yizhan/contract/entities/users.ts';
import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { identityDictionary } from '../../admin-kit/useIdentityTypes.ts';
import { t } from '../../admin-kit/words.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { DictionaryPicker } from '../../ui/dictionary/DictionaryPicker.tsx';
import type { UserFilter } from './user-filters.ts';
import { u } from './words.ts';

const statuses = userStatuses.map((status) => ({ value: status, label: u(status) }));

export function UserFilters({ list }: { list: ListParams<UserFilter> }) {
  const { filters, setFilter, clearFilters } = list;
  const roles = useQuery(query.roles.pick());
  const options = roles.data?.map(({ id, name }) => ({ value: id, label: name }));
  const set = (name: UserFilter) => (value: string | undefined) => setFilter(name, value);
  return (
    <>
      <SearchBox value={filters.keyword} hint={u('searchHint')} onChange={set('keyword')} />
      <DepartmentSelect
        className="admin-filter"
        label={u('dept')}
        placeholder={u('anyDept')}
        value={filters.deptId ?? null}
        onChange={(id) => setFilter('deptId', id ?? undefined)}
      />
      <DictionaryPicker
        {...identityDictionary}
        className="admin-filter"
        label={u('type')}
        placeholder={u('anyType')}
        optional
        valueType="string"
        among={typesOfPeople.map(String)}
        value={filters.type}
        onChange={set('type')}
      />
      <FilterSelect
        label={u('role')}
        any={u('anyRole')}
        value={filters.roleId}
        options={options}
        onChange={set('roleId')}
      />
      <FilterSelect
        label={u('status')}
        any={u('anyStatus')}
        value={filters.status}
        options={statuses}
        onChange={set('status')}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="quiet" onClick={clearFilters}>
          {t('clearFilters')}
        </Button>
      )}
    </>
  );
}
