import type { RobotAnswer } from '@yizhan/contract/entities/robot.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { OpenContext } from '../../context.ts';
import { findNear } from '../../domain/search/near.ts';
import { type Groups, wordsFrom } from '../../domain/search/words.ts';
import * as rows from './queries.ts';

type Reading = Pick<OpenContext, 'db' | 'now' | 'person'>;
type FoundSources = Pick<RobotAnswer, 'services' | 'guides'>;

/** Services that the hall's search finds for most of the question, and their guides: of those the person may see. */
export async function findServices({ db, now, person }: Reading, typed: string, groups: Groups): Promise<FoundSources> {
  const words = await wordsFrom(typed, groups);
  const scope = { services: rows.usable(person), guides: rows.readableGuides(person) };
  const { found } = await findNear(db, scope, words);
  if (found.length === 0) return { services: [], guides: [] };
  const ids = found.slice(0, robotLimits.servicesShown);
  const [services, readable] = await Promise.all([
    rows.listTiles(db, person, ids, now),
    rows.listGuides(db, person, [], ids),
  ]);
  return { services: person ? services : services.map((one) => ({ ...one, serviceUrl: '' })), guides: readable };
}
