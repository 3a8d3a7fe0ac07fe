import type { Db } from '../../db/database.ts';
import { listSynonyms } from '../search/synonym-queries.ts';
import { typedIn } from '../search/words.ts';
import type { SchoolEntries } from './faq-index.ts';
import { measure, ranked, readQuestion } from './retrieve.ts';
import { isValidOn } from './rules.ts';

/** What anybody could be answered with, whoever asks. */
export async function findEntries(
  db: Db,
  entries: SchoolEntries,
  question: string,
  today: string,
  near?: ReadonlyMap<string, number>,
) {
  const typed = typedIn(question);
  if (typed === undefined) return [];
  const read = await readQuestion(question, await listSynonyms(db, typed));
  const isWanted = (id: string) => {
    const entry = entries.known.get(id);
    return entry !== undefined && isValidOn(entry, today);
  };
  return read ? ranked(await measure(entries, read, isWanted, near)) : [];
}
