import * as z from 'zod';
import { text } from './entities/common.ts';
import * as fieldLimits from './limits/fields.ts';
import * as processLimits from './limits/processes.ts';

/** A field is known by its key inside the form; it never changes once the form is published. */
export const fieldKey = z.string().regex(/^[a-z][a-zA-Z0-9]{0,31}$/);

export const conditionOps = ['=', '!=', 'in', '<', '>', 'empty', 'filled'] as const;
export type ConditionOp = (typeof conditionOps)[number];

const scalar = z.union([text(fieldLimits.textLength), z.number(), z.boolean()]);

/** One question about a field; `empty` and `filled` have no value, `in` has a list. */
export const conditionTest = z.object({
  field: fieldKey,
  op: z.enum(conditionOps),
  value: z.union([scalar, z.array(scalar).max(processLimits.maxOptions)]).optional(),
});
export type ConditionTest = z.infer<typeof conditionTest>;

/** All tests must hold, or any of them. */
export const condition = z.object({
  join: z.enum(['all', 'any']).default('all'),
  tests: z.array(conditionTest).min(1).max(processLimits.maxTests),
});
export type Condition = z.infer<typeof condition>;

type Data = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const comparable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

function isBefore(left: unknown, right: unknown): boolean {
  const [a, b] = [comparable(left), comparable(right)];
  if (typeof a === 'number' && typeof b === 'number') return a < b;
  // Days and times are written so that their order is that of their text.
  return typeof a === 'string' && typeof b === 'string' && a !== '' && b !== '' && a < b;
}

/** Blanks around a word, as people type them in a list, are none of it. */
const isSame = (left: unknown, right: unknown) => !isEmpty(left) && String(left).trim() === String(right).trim();
const holdsOne = (value: unknown, wanted: unknown) =>
  Array.isArray(value) ? value.some((one) => isSame(one, wanted)) : isSame(value, wanted);

const tests: Record<ConditionOp, (value: unknown, wanted: unknown) => boolean> = {
  '=': holdsOne,
  '!=': (value, wanted) => !holdsOne(value, wanted),
  in: (value, wanted) => Array.isArray(wanted) && wanted.some((one) => holdsOne(value, one)),
  '<': (value, wanted) => isBefore(value, wanted),
  '>': (value, wanted) => isBefore(wanted, value),
  empty: isEmpty,
  filled: (value) => !isEmpty(value),
};

/** Whether what is filled in meets the condition. */
export function meets({ join, tests: asked }: Condition, data: Data): boolean {
  const holds = ({ field, op, value }: ConditionTest) => tests[op](data[field], value);
  return join === 'all' ? asked.every(holds) : asked.some(holds);
}
