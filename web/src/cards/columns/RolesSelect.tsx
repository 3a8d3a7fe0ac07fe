import { useQuery } from '@tanstack/react-query';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Select } from 'antd';
import type { ComponentProps } from 'react';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardColumns });

/** Who sees it; an empty choice means everybody. */
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
