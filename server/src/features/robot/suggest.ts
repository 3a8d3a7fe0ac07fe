import type { KnownQuestion } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { dayOf } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import { measure, ranked, readQuestion } from '../../domain/robot/retrieve.ts';
import { listSynonyms } from '../../domain/search/synonym-queries.ts';
import { typedIn } from '../../domain/search/words.ts';
import { knownTo, toKnownQuestion } from './known.ts';

/** Less likely ones would only distract. */
const LEAST = 0.02;

type Reading = Pick<OpenContext, 'db' | 'faqs' | 'person' | 'now'>;

/** Known questions for what is typed so far. */
export async function suggest({ db, faqs, person, now }: Reading, keyword: string): Promise<KnownQuestion[]> {
  const typed = typedIn(keyword);
  if (typed === undefined) return [];
  const [entries, groups] = await Promise.all([faqs.of(db), listSynonyms(db, typed)]);
  const read = await readQuestion(keyword, groups);
  if (!read) return [];
  const isWanted = knownTo({ entries, roleType: person?.roleType, today: dayOf(now) });
  return ranked(await measure(entries, read, isWanted))
    .filter(({ score }) => score >= LEAST)
    .slice(0, robotLimits.suggestionsShown)
    .flatMap(({ entryId }) => toKnownQuestion(entries, entryId));
}
