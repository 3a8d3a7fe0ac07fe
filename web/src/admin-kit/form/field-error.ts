import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import type * as z from 'zod';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ admin });

export type Path = readonly (string | number)[];
type Issue = z.core.$ZodIssue;

/** Compares a field path of antd, `['identities', 0, 'number']`, with a path of the schema. */
export const samePath = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.length === other.length && one.every((part, at) => String(part) === String(other[at]));

/** The error message of one field. The rule comes from the contract, as on the server. */
export function fieldError(schema: z.ZodType, values: unknown, path: Path, label: string): string | undefined {
  const issue = schema.safeParse(values).error?.issues.find((one) => samePath(one.path, path));
  return issue && toMessage(issue, label, isEmpty(valueAt(values, path)));
}

function toMessage(issue: Issue, label: string, empty: boolean): string {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
    case 'invalid_value':
      return empty ? t('ruleChoose', { label }) : t('ruleFormat');
    case 'too_small':
      if (Number(issue.minimum) <= 1 && issue.origin !== 'number') return t('ruleRequired', { label });
      return t(issue.origin === 'number' ? 'ruleLeast' : 'ruleLonger', { n: String(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'array') return t('ruleFewer', { n: String(issue.maximum) });
      return t(issue.origin === 'number' ? 'ruleMost' : 'ruleShorter', { n: String(issue.maximum) });
    case 'invalid_format':
      return empty ? t('ruleRequired', { label }) : t('ruleFormat');
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
      return t('ruleWrong');
    case 'custom':
      return t(issue.params?.failure === 'rich_text_complex' ? 'ruleComplex' : 'ruleWrong');
  }
}

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
    values,
  );

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
