import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { query } from '../lib/api.ts';
import { clearable, selectIcons } from '../ui/antd-icons.tsx';
import { toDepartmentOptions } from './department-options.ts';

type DepartmentSelectProps = {
  /** Accessible name, where there is no visible label. */
  label?: string;
  placeholder?: string;
  className?: string;
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** A department that cannot be selected, nor any below it. */
  without?: string | undefined;
};

export function DepartmentSelect({ label, value, onChange, without, ...rest }: DepartmentSelectProps) {
  const tree = useQuery(query.departments.tree());
  return (
    <TreeSelect<string | null>
      aria-label={label}
      {...selectIcons}
      allowClear={clearable()}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeLine
      popupMatchSelectWidth={280}
      treeData={toDepartmentOptions(tree.data ?? [], without)}
      treeExpandAction="click"
      treeDefaultExpandedKeys={tree.data?.map(({ id }) => id) ?? []}
      loading={tree.isPending}
      value={tree.data ? (value ?? null) : null}
      onChange={(id) => onChange?.(id ?? null)}
      {...rest}
    />
  );
}
