import { type Form, type FormData, fieldsOf } from '@yizhan/contract/fields.ts';

/** The ids of the files and pictures that a form holds. */
export function filesIn(form: Form, data: FormData): string[] {
  return fieldsOf(form).flatMap(({ key, kind }) => {
    const value = data[key];
    if ((kind !== 'files' && kind !== 'picture') || !Array.isArray(value)) return [];
    return value.map(({ id }: { id: string }) => id);
  });
}
