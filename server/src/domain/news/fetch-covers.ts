import * as newsLimits from '@yizhan/contract/limits/news.ts';
import type { Logger } from 'pino';
import type { Files } from '../../common/files.ts';
import type { Db } from '../../db/database.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import type { Foreign } from '../../outside/foreign.ts';
import { listMissingCovers, listOlderCovers, type NamedCover, setCover } from './cover-queries.ts';

type Parts = { files: Pick<Files, 'save' | 'remove'>; foreign: Pick<Foreign, 'download'>; logger: Logger };
type CoverRequest = { sourceApp: string; ownerId: string; covers: readonly NamedCover[] };

/** Fetches the covers that are missing and returns how many it got. One that fails is tried again at the next push. */
export async function fetchCovers(db: Db, wanted: CoverRequest, parts: Parts, signal: AbortSignal): Promise<number> {
  const missing = (await listMissingCovers(db, wanted.sourceApp, wanted.covers)).values();
  let fetched = 0;
  const worker = async () => {
    for (const cover of missing) {
      signal.throwIfAborted();
      try {
        await fetchCover(db, wanted.ownerId, cover, parts);
        fetched += 1;
      } catch (error) {
        parts.logger.warn({ tenant: db.tenant, article: cover.id, reason: reasonOf(error) }, 'cover not fetched');
      }
    }
  };
  await Promise.all(Array.from({ length: newsLimits.coverConcurrency }, worker));
  return fetched;
}

type MissingCover = { id: string; url: string; name: string };

async function fetchCover(db: Db, ownerId: string, { id, url, name }: MissingCover, { files, foreign }: Parts) {
  const place = { audience: 'attached', attachedTo: 'news', attachedId: id } as const;
  const picture = foreign.download(url, newsLimits.coverTimeoutMs);
  const file = await files.save(db, { id: ownerId }, picture, { ...place, name, picture: true });
  const isShown = await setCover(db, id, file.id);
  await files.remove(db, isShown ? await listOlderCovers(db, id, file.id) : [file.id]);
}
