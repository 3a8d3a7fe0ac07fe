import { type Form, type FormData, fieldsOf } from '@yizhan/contract/fields.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import type { Reader } from '../../db/database.ts';
import { namesOf, namesOfDepartments } from './queries.ts';

const idIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : undefined;

/** People and departments stand in the data with the names they really have; one that is not there is refused. */
export async function withTrueNames(db: Reader, form: Form, data: FormData) {
  const fields = fieldsOf(form).filter(
    ({ kind, key }) => (kind === 'person' || kind === 'department') && idIn(data[key]),
  );
  if (fields.length === 0) return { data, problems: [] };
  const idsOf = (wanted: string) =>
    fields.filter(({ kind }) => kind === wanted).map(({ key }) => idIn(data[key]) ?? '');
  const names = {
    person: await namesOf(db, idsOf('person')),
    department: await namesOfDepartments(db, idsOf('department')),
  };
  const problems: FormProblem[] = [];
  const named = { ...data };
  for (const { key, kind } of fields) {
    const id = idIn(data[key]) ?? '';
    const name = names[kind as 'person' | 'department'].get(id);
    if (name === undefined) problems.push({ key, code: 'notAnOption', params: {} });
    else named[key] = { id, name };
  }
  return { data: named, problems };
}
