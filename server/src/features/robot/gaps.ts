import type { Db } from '../../db/database.ts';
import { ALIKE, likeness } from '../../domain/robot/likeness.ts';
import { readPhrase } from '../../domain/robot/phrase.ts';
import { countGap, insertGap, listUnansweredGaps } from './queries.ts';

/** RB-9: the gap that an unanswered question belongs to, counted; a new one if none is like it. */
export async function findGap(db: Db, question: string, now: Date): Promise<string> {
  const asked = await readPhrase(question);
  const best = { id: '', score: ALIKE };
  for (const gap of await listUnansweredGaps(db)) {
    const score = likeness(asked, await readPhrase(gap.question));
    if (score >= best.score) Object.assign(best, { id: gap.id, score });
  }
  if (best.id === '') return insertGap(db, question, now);
  await countGap(db, best.id, now);
  return best.id;
}
