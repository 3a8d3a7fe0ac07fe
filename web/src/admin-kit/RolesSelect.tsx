import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { query } from '../lib/api.ts';
import { selectIcons } from '../ui/antd-icons.tsx';
import { ignoreTabKey } from './form/ignore-tab-key.ts';

type RolesSelectProps = {
  id?: string;
  /** What an empty choice means. */
  placeholder?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
};

/** The roles something is for. */
export function RolesSelect({ value, ...rest }: RolesSelectProps) {
  const roles = useQuery(query.roles.pick());
  return (
    <Select<string[]>
      mode="multiple"
      {...selectIcons}
      showSearch={{ optionFilterProp: 'label' }}
      onInputKeyDown={ignoreTabKey}
      options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      loading={roles.isPending}
      value={roles.isPending ? [] : (value ?? [])}
      {...rest}
    />
  );
}
