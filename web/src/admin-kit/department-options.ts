import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';

type Choice = { value: string; title: string; disabled: boolean; children: Choice[] };

/** Departments as a tree to choose from; `without`: one that cannot be chosen, nor any below it. */
export const departmentChoices = (nodes: readonly DepartmentNode[], without?: string, disabled = false): Choice[] =>
  nodes.map(({ id, name, children }) => {
    const off = disabled || id === without;
    return { value: id, title: name, disabled: off, children: departmentChoices(children, without, off) };
  });
