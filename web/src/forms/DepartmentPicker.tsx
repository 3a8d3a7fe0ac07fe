import { useQuery } from '@tanstack/react-query';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { useState } from 'react';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { type Found, type PickerProps, SearchPicker } from './SearchPicker.tsx';

const t = textsOf({ forms });

const MOST_FOUND = 12;

/** Every department with the one it belongs to. */
const flatten = (nodes: readonly DepartmentNode[], above = ''): (Found & { words: string })[] =>
  nodes.flatMap(({ id, name, shortName, children }) => [
    { id, name, note: above, words: `${name} ${shortName}`.toLowerCase() },
    ...flatten(children, name),
  ]);

/** One department, found by its name or short name. */
export function DepartmentPicker(props: PickerProps) {
  const [typed, setTyped] = useState('');
  const tree = useQuery(query.departments.tree());
  const wanted = typed.trim().toLowerCase();
  const found = flatten(tree.data ?? [])
    .filter(({ words }) => words.includes(wanted))
    .slice(0, MOST_FOUND);
  return (
    <SearchPicker
      {...props}
      placeholder={t('departmentHint')}
      typed={typed}
      onType={setTyped}
      found={found}
      none={tree.data ? t('nobody') : undefined}
    />
  );
}
