import type { DutyDepartment } from '@yizhan/contract/entities/duty-list.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';

const t = textsOf({ dutyLists });

type DepartmentLine = DutyDepartment & { depth: number };

/** Parents before their children; a department whose parent is not listed stands at the top. */
export function placed(all: readonly DutyDepartment[]): DepartmentLine[] {
  const ids = new Set(all.map(({ id }) => id));
  const below = (parentId: string | null, depth: number): DepartmentLine[] =>
    all
      .filter((one) => (one.parentId !== null && ids.has(one.parentId) ? one.parentId : null) === parentId)
      .flatMap((one) => [{ ...one, depth }, ...below(one.id, depth + 1)]);
  return below(null, 0);
}

/** All items: each department counts those below it. */
export const totalOf = (all: readonly DutyDepartment[]) =>
  all.filter(({ parentId }) => !all.some(({ id }) => id === parentId)).reduce((sum, { total }) => sum + total, 0);

type DeptTreeProps = {
  departments: readonly DutyDepartment[];
  /** Empty for all. */
  chosen: string;
  /** Unknown while the lists are loading. */
  total: number | undefined;
  onChoose: (id: string) => void;
};

/** Departments with how many items each has; one field on narrow windows. */
export function DeptTree(props: DeptTreeProps) {
  return useMediaQuery(narrow) ? <DeptSelect {...props} /> : <Tree {...props} />;
}

const indented = ({ name, total, depth }: DepartmentLine) => `${'　'.repeat(depth)}${name}（${total}）`;

function DeptSelect({ departments, chosen, total, onChoose }: DeptTreeProps) {
  const options = placed(departments).map((one) => ({ value: one.id, label: indented(one) }));
  return (
    <Select
      aria-label={t('departments')}
      value={chosen}
      options={[
        { value: '', label: total === undefined ? t('allDepartments') : `${t('allDepartments')}（${total}）` },
        ...options,
      ]}
      onChange={onChoose}
    />
  );
}

function Tree({ departments, chosen, total, onChoose }: DeptTreeProps) {
  const [words, setWords] = useState('');
  const typed = words.trim().toLowerCase();
  const matching = placed(departments).filter(
    ({ name, shortName }) => typed === '' || `${name} ${shortName}`.toLowerCase().includes(typed),
  );
  const entry = (id: string, name: string, count: number | undefined, depth = 0) => (
    <li key={id}>
      <button
        type="button"
        className={classes('duty-dept', id === chosen && 'duty-dept--chosen')}
        aria-current={id === chosen ? 'true' : undefined}
        style={{ paddingInlineStart: `calc(var(--space-3) + ${depth} * var(--space-4))` }}
        onClick={() => onChoose(id)}
      >
        <span>{name}</span>
        <span className="duty-dept__count">{count}</span>
      </button>
    </li>
  );
  return (
    <nav className="duty-tree" aria-label={t('departments')}>
      <TextField
        icon="search"
        aria-label={t('searchDepartment')}
        placeholder={t('searchDepartment')}
        value={words}
        onChange={setWords}
      />
      <ul>
        {typed === '' && entry('', t('allDepartments'), total)}
        {matching.map(({ id, name, total: count, depth }) => entry(id, name, count, typed === '' ? depth : 0))}
      </ul>
      {total !== undefined && matching.length === 0 && <p className="duty-tree__none">{t('noDepartment')}</p>}
    </nav>
  );
}
