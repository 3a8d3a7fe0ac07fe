import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import { fieldsOf } from '@yizhan/contract/fields.ts';
import type { FormWorld, Profile } from '@yizhan/contract/form-rules.ts';
import { type Day, dayOf, type WorkingDays } from '../../common/working-days.ts';
import type { Reader } from '../../db/database.ts';
import { listDictionaryWords } from '../processes/queries.ts';
import { dictionariesOf } from '../processes/references.ts';
import { findProfile } from './profile-queries.ts';

const dayBefore = (day: Day): Day => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** What the rules of a form read from outside it. */
export async function formWorld(
  db: Reader,
  { form }: Pick<ProcessContent, 'form'>,
  { calendar, now, identityId }: { calendar: WorkingDays; now: Date; identityId: string | null },
): Promise<FormWorld> {
  const words = await listDictionaryWords(db, dictionariesOf(form));
  const needsProfile = identityId !== null && fieldsOf(form).some(({ kind }) => kind === 'profile');
  const profile: Profile | null = needsProfile ? ((await findProfile(db, identityId)) ?? null) : null;
  return {
    today: dayOf(now),
    // One that is gone has no words: nothing is accepted unseen.
    optionsOf: (dictionary) => words.get(dictionary) ?? [],
    countWorkingDays: (from, to) => calendar.workingDaysBetween(dayBefore(from), to),
    profile,
  };
}
