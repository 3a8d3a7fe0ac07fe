import { meets } from './conditions.ts';
import {
  type CountWorkingDays,
  daysInRange,
  ExpressionError,
  evaluate,
  fieldsIn,
  parseExpression,
} from './expression.ts';
import { type FieldWorld, isBlank, valueFaults } from './field-checks.ts';
import {
  type Field,
  type FieldOf,
  type FieldRight,
  type Form,
  type FormData,
  fieldKinds,
  fieldsOf,
  isComputed,
  type profileItems,
} from './fields.ts';
import type { FormProblem } from './form-problems.ts';

export type Profile = Record<(typeof profileItems)[number], string>;
/** What is read from outside the form: the day, the dictionaries, the calendar, the applicant. */
export type FormWorld = FieldWorld & {
  countWorkingDays: CountWorkingDays;
  /** Of the applicant; null where it is not known and stays as stored. */
  profile: Profile | null;
};

export type Rights = Readonly<Record<string, FieldRight>>;
/** Who reads a step reads what is not named; the applicant writes it. */
export type RightsOf = { rights: Rights; otherwise: FieldRight };
export const rightOf = ({ rights, otherwise }: RightsOf, key: string): FieldRight => rights[key] ?? otherwise;

/** The right every field of the form has, by key; what nobody fills in is read at most. */
export function rightsByField(form: Form, of: RightsOf): Record<string, FieldRight> {
  return Object.fromEntries(
    fieldsOf(form).map((field) => {
      const right = rightOf(of, field.key);
      const isFixed = isComputed(field.kind) || (field.kind === 'profile' && !field.settings.editable);
      return [field.key, isFixed && right === 'write' ? 'read' : right];
    }),
  );
}

/** Other fields on which the value of this one depends. */
function usedBy({ visibleWhen, ...field }: Field): string[] {
  const shownBy = visibleWhen?.tests.map(({ field: key }) => key) ?? [];
  if (field.kind !== 'formula') return shownBy;
  try {
    const used = fieldsIn(parseExpression(field.settings.expression));
    return [...shownBy, ...used.map((name) => name.split('.')[0] ?? name)];
  } catch (cause) {
    if (cause instanceof ExpressionError) return shownBy;
    throw cause;
  }
}

/** What can change on the screen of somebody with these rights: the fields they write, and those that follow from them. */
export function changeableFields(form: Form, of: RightsOf): ReadonlySet<string> {
  const rights = rightsByField(form, of);
  const seen = fieldsOf(form).filter(({ key }) => rights[key] !== 'hidden');
  const keys = new Set(seen.flatMap(({ key }) => (rights[key] === 'write' ? key : [])));
  let before = -1;
  while (before !== keys.size) {
    before = keys.size;
    for (const field of seen) if (usedBy(field).some((key) => keys.has(key))) keys.add(field.key);
  }
  return keys;
}

/** What a screen sends: a field that was emptied is named, since one that is not sent keeps what is stored. */
export function withEmptied(form: Form, rights: Rights, data: FormData): FormData {
  const emptied = fieldsOf(form).filter(({ key }) => rights[key] === 'write' && isBlank(data[key]));
  return { ...data, ...Object.fromEntries(emptied.map(({ key }) => [key, null])) };
}

/** Without what was emptied. */
export const withoutBlank = (data: FormData): FormData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

/** What is sent replaces only what these rights may write; the rest stays as it is stored. */
export function withSent(
  form: Form,
  { sent, stored, of }: { sent: FormData; stored: FormData; of: RightsOf },
): FormData {
  const rights = rightsByField(form, of);
  const own = Object.entries(sent).filter(([key]) => rights[key] === 'write');
  return withoutBlank({ ...stored, ...Object.fromEntries(own) });
}

/** Without what these rights hide. */
export function withoutHidden(form: Form, data: FormData, of: RightsOf): FormData {
  const rights = rightsByField(form, of);
  return Object.fromEntries(Object.entries(data).filter(([key]) => rights[key] !== 'hidden'));
}

function formulaValue(field: FieldOf<'formula'>, data: FormData, world: FormWorld): number | null {
  const { expression, decimals } = field.settings;
  try {
    return evaluate(parseExpression(expression), data, { decimals, countWorkingDays: world.countWorkingDays });
  } catch (cause) {
    if (cause instanceof ExpressionError) return null;
    throw cause;
  }
}

const isRange = (value: unknown): value is { from: string; to: string } =>
  fieldKinds.dateRange.value.safeParse(value).success;

/** What the form itself fills in: the days of a range, then the formulas, in the order in which they need one another. */
function withComputed(fields: readonly Field[], data: FormData, world: FormWorld): FormData {
  const full: FormData = { ...data };
  for (const { kind, key } of fields) {
    const range = full[key];
    if (kind !== 'dateRange' || !isRange(range)) continue;
    const { from, to } = range;
    full[key] = {
      from,
      to,
      days: daysInRange({ from, to }),
      workingDays: from <= to ? world.countWorkingDays(from, to) : 0,
    };
  }
  const formulas = fields.filter((field) => field.kind === 'formula');
  for (const { key } of formulas) delete full[key];
  // A formula may use another one below it: as many rounds as there are formulas reach the last of a chain.
  for (const _ of formulas) {
    let isChanged = false;
    for (const field of formulas) {
      const value = formulaValue(field, full, world);
      if (value === (full[field.key] ?? null)) continue;
      isChanged = true;
      if (value === null) delete full[field.key];
      else full[field.key] = value;
    }
    if (!isChanged) break;
  }
  return full;
}

/**
 * The data as the conditions leave it: a field that is not shown is not there, so that another one which depends on
 * it is not shown either. A form that turns in a circle stops after as many rounds as it has fields.
 */
export function computeForm(form: Form, data: FormData, world: FormWorld): { data: FormData; visible: Set<string> } {
  const fields = fieldsOf(form);
  let visible = new Set(fields.map(({ key }) => key));
  let shown = withComputed(fields, data, world);
  for (const _ of fields) {
    const next = new Set(
      fields.filter(({ visibleWhen }) => !visibleWhen || meets(visibleWhen, shown)).map(({ key }) => key),
    );
    const isSame = next.size === visible.size && [...next].every((key) => visible.has(key));
    visible = next;
    shown = withComputed(
      fields.filter(({ key }) => next.has(key)),
      Object.fromEntries(Object.entries(data).filter(([key]) => next.has(key))),
      world,
    );
    if (isSame) break;
  }
  return { data: shown, visible };
}

export const isRequired = ({ required, requiredWhen, kind }: Field, data: FormData) =>
  !isComputed(kind) && (required || (requiredWhen !== undefined && meets(requiredWhen, data)));

/** The empty value is absence; texts lose the blanks around them. */
function tidy(value: unknown): unknown {
  if (isBlank(value)) return undefined;
  return typeof value === 'string' ? value.trim() : value;
}

function problemsOf(field: Field, data: FormData, world: FormWorld): FormProblem[] {
  const { key, kind, settings } = field;
  const value = data[key];
  if (isBlank(value)) return isRequired(field, data) ? [{ key, code: 'required', params: {} }] : [];
  return isComputed(kind) ? [] : valueFaults(kind, value, settings, world).map((one) => ({ key, ...one }));
}

export type CheckedForm = { data: FormData; visible: Set<string>; problems: FormProblem[] };

/**
 * What is stored after somebody with these rights sent their data, and what is wrong with it. Fields they may only read,
 * or do not see, keep what is stored whatever is sent; only what they may write can be wrong.
 */
export function checkForm(
  form: Form,
  { sent, stored, of, world }: { sent: FormData; stored: FormData; of: RightsOf; world: FormWorld },
): CheckedForm {
  const fields = fieldsOf(form);
  const rights = rightsByField(form, of);
  const merged: FormData = {};
  for (const field of fields) {
    const { key } = field;
    const value = tidy(
      rights[key] === 'write' && key in sent ? sent[key] : (profileValue(field, world) ?? stored[key]),
    );
    if (value !== undefined) merged[key] = value;
  }
  const { data, visible } = computeForm(form, merged, world);
  const problems = fields
    .filter(({ key }) => visible.has(key) && rights[key] === 'write')
    .flatMap((field) => problemsOf(field, data, world));
  return { data, visible, problems };
}

const profileValue = (field: Field, { profile }: FormWorld) =>
  field.kind === 'profile' && profile ? profile[field.settings.item] || undefined : undefined;

/** What a new form holds: its defaults and the applicant's own data. */
export function initialData(form: Form, world: FormWorld): FormData {
  const data: FormData = {};
  for (const field of fieldsOf(form)) {
    const value = profileValue(field, world) ?? field.initial;
    if (value !== undefined) data[field.key] = value;
  }
  return computeForm(form, data, world).data;
}

/** Labels of the fields whose value differs, for the log. */
export function changedLabels(form: Form, before: FormData, after: FormData): string[] {
  const isSame = (key: string) => JSON.stringify(before[key] ?? null) === JSON.stringify(after[key] ?? null);
  return fieldsOf(form)
    .filter(({ key, kind }) => !isComputed(kind) && !isSame(key))
    .map(({ label }) => label);
}
