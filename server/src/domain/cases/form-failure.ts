import { type Form, fieldsOf } from '@yizhan/contract/fields.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { fail } from '../../common/fail.ts';

/** A form with problems is refused with all of them, by field; the message names the first. */
export function failForm(form: Form, problems: readonly FormProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const label = fieldsOf(form).find(({ key }) => key === first.key)?.label ?? first.key;
  const n = new Set(problems.map(({ key }) => key)).size;
  fail('form_invalid', { n, first: label }, { problems });
}
