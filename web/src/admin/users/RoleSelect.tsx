import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { query } from '../../lib/api.ts';
import { u } from './words.ts';

type RoleSelectProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

/** Roles that would open more than one may open oneself can be seen, not given. */
export function RoleSelect({ value = [], ...rest }: RoleSelectProps) {
  const roles = useQuery(query.roles.pick());
  const options = roles.data?.map(({ id, name, mayGive }) => ({
    value: id,
    label: name,
    disabled: !mayGive && !value.includes(id),
    title: mayGive ? name : u('roleNotYours'),
  }));
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={u('noRoles')}
      options={options ?? []}
      loading={roles.isPending}
      value={roles.data ? value : []}
      onInputKeyDown={ignoreTabKey}
      {...rest}
    />
  );
}
