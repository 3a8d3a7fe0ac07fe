import { type Field, type Form, type FormSection, fieldsOf } from '@yizhan/contract/fields.ts';

/** Where a field stands or shall stand. */
export type FieldPlace = { section: number; at: number };

/** A key no field has yet: `text1`, `text2`, … */
export function freeKey(form: Form, kind: string): string {
  const used = new Set(fieldsOf(form).map(({ key }) => key));
  let n = 1;
  while (used.has(`${kind}${n}`)) n += 1;
  return `${kind}${n}`;
}

export const findField = (form: Form, key: string | undefined) => fieldsOf(form).find((field) => field.key === key);

export function placeOf(form: Form, key: string): FieldPlace | undefined {
  for (const [section, { fields }] of form.sections.entries()) {
    const at = fields.findIndex((field) => field.key === key);
    if (at >= 0) return { section, at };
  }
  return undefined;
}

const withFields = (form: Form, change: (fields: readonly Field[], section: number) => Field[]): Form => ({
  ...form,
  sections: form.sections.map((section, at) => ({ ...section, fields: change(section.fields, at) })),
});

export const insertField = (form: Form, field: Field, place: FieldPlace): Form =>
  withFields(form, (fields, section) =>
    section === place.section ? [...fields.slice(0, place.at), field, ...fields.slice(place.at)] : [...fields],
  );

export const removeField = (form: Form, key: string): Form =>
  withFields(form, (fields) => fields.filter((field) => field.key !== key));

export const updateField = (form: Form, key: string, changes: Partial<Field>): Form =>
  withFields(form, (fields) =>
    fields.map((field) => (field.key === key ? withoutAbsent({ ...field, ...changes } as Field) : field)),
  );

/** What is undefined is absent: two equal forms must not differ by it. */
const withoutAbsent = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as Field;

/** To another place; `at` counts without the field itself. */
export function moveField(form: Form, key: string, place: FieldPlace): Form {
  const field = findField(form, key);
  return field ? insertField(removeField(form, key), field, place) : form;
}

/** One up or down, over the border of a section. */
export function shiftField(form: Form, key: string, by: 1 | -1): Form {
  const place = placeOf(form, key);
  if (!place) return form;
  const { section, at } = place;
  const last = (form.sections[section]?.fields.length ?? 0) - 1;
  if (at + by >= 0 && at + by <= last) return moveField(form, key, { section, at: at + by });
  const next = form.sections[section + by];
  if (!next) return form;
  return moveField(form, key, { section: section + by, at: by > 0 ? 0 : next.fields.length });
}

export const updateSection = (form: Form, at: number, changes: Partial<FormSection>): Form => ({
  ...form,
  sections: form.sections.map((section, index) => (index === at ? { ...section, ...changes } : section)),
});

export const addSection = (form: Form, title: string): Form => ({
  ...form,
  sections: [...form.sections, { title, columns: 2, fields: [] }],
});

export const removeSection = (form: Form, at: number): Form => ({
  ...form,
  sections: form.sections.filter((_, index) => index !== at),
});
