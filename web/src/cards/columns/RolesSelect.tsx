import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { ComponentProps } from 'react';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { query } from '../../lib/api.ts';
import { t } from './words.ts';

/** Who sees it; nobody named is everybody. */
export function RolesSelect(props: ComponentProps<typeof Select<string[]>>) {
  const roles = useQuery(query.roles.pick());
  return (
    <Select<string[]>
      {...props}
      mode="multiple"
      placeholder={t('everybody')}
      showSearch={{ optionFilterProp: 'label' }}
      loading={roles.isPending}
      onInputKeyDown={ignoreTabKey}
      options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
