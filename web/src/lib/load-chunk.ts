import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { clientStatuses } from '@yizhan/contract/statuses.ts';
import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { ApiError } from './api-error.ts';
import { textsOf } from './text.ts';

const t = textsOf({ pages });

/** A script did not come: gone with an upgrade, or nothing answers in time. A call that needed it failed by it. */
export class ChunkError extends ApiError {
  constructor(readonly why: 'upgraded' | 'slow') {
    super(clientStatuses.other, t(`${why}Title`), t(`${why}Text`));
  }

  /** Whoever has told of it calls this: the next time the script is asked for again. */
  forget(): void {}
}

/** What is offered wherever it is told. */
export const reloadAction = () => ({ label: t('reload'), run: () => location.reload() });

// What browsers say when the file of an import is not there; a fault inside the file says something else.
const missingChunkPattern = /dynamically imported module|importing a module script|preload css/i;

/** A server that answers has other scripts by now; one that is away has not lost this one. */
const isServed = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

/** The one way to load a script later (AP-4); eslint.config.js keeps it. What comes of it belongs to React: lazy-part.ts. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('slow')), requestLimits.chunkTimeoutMs);
    load()
      .then(resolve, async (error: Error) => {
        if (!missingChunkPattern.test(error.message)) return reject(error);
        reject(new ChunkError((await isServed()) ? 'upgraded' : 'slow'));
      })
      .finally(() => clearTimeout(timer));
  });
}
