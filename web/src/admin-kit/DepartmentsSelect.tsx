import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { query } from '../lib/api.ts';
import { selectIcons } from '../ui/antd-icons.tsx';
import { toDepartmentOptions } from './department-options.ts';
import { ignoreTabKey } from './form/ignore-tab-key.ts';

type DepartmentsSelectProps = {
  id?: string;
  /** What an empty choice means. */
  placeholder: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
};

/** The departments something is for. No checkboxes: they would treat a department with a single child as that child. */
export function DepartmentsSelect({ value, ...rest }: DepartmentsSelectProps) {
  const tree = useQuery(query.departments.tree());
  return (
    <TreeSelect<string[]>
      multiple
      {...selectIcons}
      showSearch={{ treeNodeFilterProp: 'title' }}
      onInputKeyDown={ignoreTabKey}
      treeLine
      treeData={toDepartmentOptions(tree.data ?? [])}
      treeDefaultExpandAll
      loading={tree.isPending}
      value={tree.data ? (value ?? []) : []}
      {...rest}
    />
  );
}
