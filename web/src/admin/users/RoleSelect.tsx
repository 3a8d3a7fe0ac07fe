import { useQuery } from '@tanstack/react-query';
import { users } from '@yizhan/contract/texts/zh-CN/users.ts';
import { Select } from 'antd';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ users });

type RoleSelectProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void };

/** Roles with more permissions than one's own are visible, but cannot be assigned. */
export function RoleSelect({ value = [], ...rest }: RoleSelectProps) {
  const roles = useQuery(query.roles.pick());
  const options = roles.data?.map(({ id, name, mayGive }) => ({
    value: id,
    label: name,
    disabled: !mayGive && !value.includes(id),
    title: mayGive ? name : t('roleNotYours'),
  }));
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('noRoles')}
      options={options ?? []}
      loading={roles.isPending}
      value={roles.data ? value : []}
      onInputKeyDown={ignoreTabKey}
      {...rest}
    />
  );
}
