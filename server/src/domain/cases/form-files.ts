import { type FieldKind, type Form, type FormData, fieldsOf } from '@yizhan/contract/fields.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { type RightsOf, rightOf } from '@yizhan/contract/form-rules.ts';
import type { Reader } from '../../db/database.ts';
import { type CaseFile, listUsableFiles } from './form-file-queries.ts';

type FiledValue = { key: string; kind: FieldKind; id: string };

const isId = (id: unknown): id is string => typeof id === 'string' && /^\d{1,18}$/.test(id);

/** The files and pictures that a form holds, by field; a draft may hold anything. */
function filesIn(form: Form, data: FormData): FiledValue[] {
  return fieldsOf(form).flatMap(({ key, kind }) => {
    const value = data[key];
    if ((kind !== 'files' && kind !== 'picture') || !Array.isArray(value)) return [];
    return value.flatMap((one: { id?: unknown } | null) => (isId(one?.id) ? [{ key, kind, id: one.id }] : []));
  });
}

export const fileIdsIn = (form: Form, data: FormData) => [...new Set(filesIn(form, data).map(({ id }) => id))];

type Filling = { caseId: string; personId: string; form: Form; sent: FormData; stored: FormData; of: RightsOf };

/**
 * Files stand in the data with the names and sizes they really have. One that is neither an upload of who sends it nor
 * in this field already is no longer there for them (FI-1).
 */
export async function withTrueFiles(db: Reader, { caseId, personId, form, sent, stored, of }: Filling) {
  const asked = filesIn(form, sent).filter(({ key }) => rightOf(of, key) === 'write');
  if (asked.length === 0) return { sent, problems: [] };
  const ids = asked.map(({ id }) => id);
  const usable = new Map((await listUsableFiles(db, { ids, caseId, personId })).map((file) => [file.id, file]));
  const before = filesIn(form, stored);
  const find = ({ key, id }: FiledValue): CaseFile | undefined => {
    const file = usable.get(id);
    return file?.isUpload || before.some((one) => one.key === key && one.id === id) ? file : undefined;
  };
  const problems: FormProblem[] = [];
  const named = { ...sent };
  for (const key of new Set(asked.map((one) => one.key))) {
    const own = asked.filter((one) => one.key === key);
    const found = own.map(find).filter((file) => file !== undefined);
    if (found.length < own.length) problems.push({ key, code: 'fileGone', params: {} });
    else if (own[0]?.kind === 'picture' && found.some(({ mime }) => !mime.startsWith('image/')))
      problems.push({ key, code: 'notAPicture', params: {} });
    else named[key] = found.map(({ id, name, size }) => ({ id, name, size }));
  }
  return { sent: named, problems };
}
