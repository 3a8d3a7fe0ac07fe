import { useQuery } from '@tanstack/react-query';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import { TreeSelect } from 'antd';
import { query } from '../lib/api.ts';
import { clearable, selectIcons } from '../ui/antd-icons.tsx';

type DepartmentSelectProps = {
  /** Spoken name, where no label stands beside it. */
  label?: string;
  placeholder?: string;
  className?: string;
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** A department that cannot be chosen, nor any below it. */
  without?: string | undefined;
};

type Choice = { value: string; title: string; disabled: boolean; children: Choice[] };

const choicesOf = (nodes: readonly DepartmentNode[], without: string | undefined, disabled = false): Choice[] =>
  nodes.map(({ id, name, children }) => {
    const off = disabled || id === without;
    return { value: id, title: name, disabled: off, children: choicesOf(children, without, off) };
  });

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
      treeData={choicesOf(tree.data ?? [], without)}
      treeExpandAction="click"
      treeDefaultExpandedKeys={tree.data?.map(({ id }) => id) ?? []}
      loading={tree.isPending}
      value={tree.data ? (value ?? null) : null}
      onChange={(id) => onChange?.(id ?? null)}
      {...rest}
    />
  );
}
