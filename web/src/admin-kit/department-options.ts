import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';

type DepartmentOption = { value: string; title: string; disabled: boolean; children: DepartmentOption[] };

/** Departments as a tree for a select; `without`: one that cannot be selected, nor any below it. */
export const toDepartmentOptions = (
  nodes: readonly DepartmentNode[],
  without?: string,
  disabled = false,
): DepartmentOption[] =>
  nodes.map(({ id, name, children }) => {
    const off = disabled || id === without;
    return { value: id, title: name, disabled: off, children: toDepartmentOptions(children, without, off) };
  });
