import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { controlId } from './FormFields.tsx';

const idOf = ({ key, row, column }: FormProblem, prefix?: string) =>
  row === undefined ? controlId(key, prefix) : `${controlId(key, prefix)}-${row}-${column}`;

/** To the first field that needs a change; a group without such a control takes the focus itself. */
export function focusProblem(problems: readonly FormProblem[], prefix?: string): void {
  const [first] = problems;
  if (!first) return;
  const control =
    document.getElementById(idOf(first, prefix)) ?? document.getElementById(`${controlId(first.key, prefix)}-group`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
