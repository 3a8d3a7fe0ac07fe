import { useQuery } from '@tanstack/react-query';
import { userStatuses } from '@yizhan/contract/entities/users.ts';
import { typesOfPeople } from '@yizhan/contract/permissions.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { identityDictionary } from '../../admin-kit/useIdentityTypes.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { DictionaryPicker } from '../../ui/dictionary/DictionaryPicker.tsx';
import type { UserFilter } from './user-filters.ts';

const t = textsOf({ users });
const adminText = textsOf({ admin });

const statuses = userStatuses.map((status) => ({ value: status, label: t(status) }));

export function UserFilters({ list }: { list: ListParams<UserFilter> }) {
  const { filters, setFilter, clearFilters } = list;
  const roles = useQuery(query.roles.pick());
  const options = roles.data?.map(({ id, name }) => ({ value: id, label: name }));
  const set = (name: UserFilter) => (value: string | undefined) => setFilter(name, value);
  return (
    <>
      <SearchBox value={filters.keyword} hint={t('searchHint')} onChange={set('keyword')} />
      <DepartmentSelect
        className="admin-filter"
        label={t('dept')}
        placeholder={t('anyDept')}
        value={filters.deptId ?? null}
        onChange={(id) => setFilter('deptId', id ?? undefined)}
      />
      <DictionaryPicker
        {...identityDictionary}
        className="admin-filter"
        label={t('type')}
        placeholder={t('anyType')}
        optional
        valueType="string"
        among={typesOfPeople.map(String)}
        value={filters.type}
        onChange={set('type')}
      />
      <FilterSelect
        label={t('role')}
        any={t('anyRole')}
        value={filters.roleId}
        options={options}
        onChange={set('roleId')}
      />
      <FilterSelect
        label={t('status')}
        any={t('anyStatus')}
        value={filters.status}
        options={statuses}
        onChange={set('status')}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="quiet" onClick={clearFilters}>
          {adminText('clearFilters')}
        </Button>
      )}
    </>
  );
}
