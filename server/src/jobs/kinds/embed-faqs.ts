import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { Db } from '../../db/database.ts';
import { openServer } from '../../domain/robot/meaning.ts';
import { toBase64, toVector } from '../../domain/robot/vector-index.ts';
import {
  deleteGoneVectors,
  listUnembedded,
  listUnembeddedTenants,
  writeVectors,
} from '../../domain/robot/vector-queries.ts';
import { findSettings } from '../../domain/settings/queries.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import { embed } from '../../outside/language-model.ts';
import type { JobParts, RunJob } from '../job.ts';

/** Shows every school's new and changed entries to its embedding model. A server that is down is asked again later. */
export const run: RunJob<'embedFaqs'> = async ({ parts, signal }) => {
  let [embedded, failures] = [0, 0];
  for (const tenantId of await listUnembeddedTenants(parts.database.across)) {
    try {
      embedded += await embedSchool(parts, parts.database.of(tenantId), signal);
    } catch (error) {
      if (signal.aborted) throw error;
      failures += 1;
      parts.logger.warn({ tenantId, reason: reasonOf(error) }, 'no vectors for the entries of a school');
    }
  }
  return { embedded, failures };
};

async function embedSchool({ foreign, secrets }: JobParts, db: Db, signal: AbortSignal): Promise<number> {
  const stored = (await findSettings(db)).settings.languageModel.embeddings;
  if (!stored) return 0;
  const server = openServer(secrets, stored);
  await deleteGoneVectors(db);
  for (let count = 0; ; ) {
    signal.throwIfAborted();
    const entries = await listUnembedded(db, stored.model);
    if (entries.length === 0) return count;
    const texts = entries.map(({ phrases }) => phrases.join('\n').slice(0, robotLimits.embeddedLength));
    const vectors = await embed(foreign, server, texts, robotLimits.embedMs);
    const made = entries.map(({ faqId, number }, at) => ({
      ...{ faqId, entryNumber: number },
      vector: toBase64(toVector(vectors[at] ?? [])),
    }));
    await db.transaction((tx) => writeVectors(tx, stored.model, made));
    count += entries.length;
  }
}
