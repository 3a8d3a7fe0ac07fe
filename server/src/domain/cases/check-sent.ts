import type { FormData } from '@yizhan/contract/fields.ts';
import { checkForm, type FormWorld, type RightsOf } from '@yizhan/contract/form-rules.ts';
import type { Reader } from '../../db/database.ts';
import { failForm } from './form-failure.ts';
import { withTrueFiles } from './form-files.ts';
import type { StoredCase } from './queries.ts';
import { withTrueNames } from './true-names.ts';

type Sending = {
  file: StoredCase;
  personId: string;
  sent: FormData;
  /** What fields keep that these rights may not write. */
  stored: FormData;
  of: RightsOf;
  world: FormWorld;
};

/** What is stored after somebody with these rights sent their data; refused with all that is wrong with it. */
export async function checkSent(db: Reader, { file, personId, sent, stored, of, world }: Sending): Promise<FormData> {
  const { form } = file.content;
  const filed = await withTrueFiles(db, { caseId: file.id, personId, form, sent, stored: file.data, of });
  const checked = checkForm(form, { sent: filed.sent, stored, of, world });
  failForm(form, [...checked.problems, ...filed.problems.filter(({ key }) => checked.visible.has(key))]);
  const { data, problems } = await withTrueNames(db, form, checked.data);
  failForm(form, problems);
  return data;
}
