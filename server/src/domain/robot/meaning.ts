import type { StoredModelServer } from '@yizhan/contract/entities/language-model.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { Logger } from 'pino';
import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import type { Foreign } from '../../outside/foreign.ts';
import { embed, type ModelServer } from '../../outside/language-model.ts';
import type { FaqIndexes, SchoolEntries } from './faq-index.ts';
import { toVector } from './vector-index.ts';

export const MODEL_KEY = 'language-model';

export const openServer = (secrets: Pick<Secrets, 'open'>, { url, model, key }: StoredModelServer): ModelServer => ({
  ...{ url, model },
  key: key && secrets.open(MODEL_KEY, key),
});

type Needs = {
  db: Db;
  faqs: FaqIndexes;
  foreign: Pick<Foreign, 'read'>;
  secrets: Pick<Secrets, 'open'>;
  log: Logger;
  now: Date;
};
type Near = { entries: SchoolEntries; isWanted: (entryId: string) => boolean };

/**
 * The entries nearest in meaning. Without a server, or with one that is slow or down, there are none: the words decide
 * alone, and a server that failed several times is left alone for a while.
 */
export async function nearInMeaning(
  { db, faqs: { modelServers }, foreign, secrets, log, now }: Needs,
  stored: StoredModelServer | null,
  question: string,
  { entries, isWanted }: Near,
): Promise<ReadonlyMap<string, number>> {
  const source = stored && `${stored.url} ${stored.model}`;
  if (!source || !modelServers.allows(source, now.getTime(), robotLimits.modelFailures)) return new Map();
  try {
    const vectors = await entries.vectorsOf(db, stored.model);
    if (vectors.size === 0) return new Map();
    const [vector] = await embed(foreign, openServer(secrets, stored), [question], robotLimits.questionVectorMs);
    modelServers.recordSuccess(source);
    return vector ? vectors.nearest(toVector(vector), isWanted, robotLimits.weighed) : new Map();
  } catch (error) {
    modelServers.recordFailure(source, now.getTime(), robotLimits.modelFailures);
    log.warn({ reason: reasonOf(error) }, 'no vector for a question');
    return new Map();
  }
}
