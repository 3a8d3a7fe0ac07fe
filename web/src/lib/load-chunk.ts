import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { clientStatuses } from '@yizhan/contract/statuses.ts';
import { pages } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { ApiError } from './api-error.ts';
import { textsOf } from './text.ts';

const t = textsOf({ pages });

/**
 * A script failed to load: removed by an upgrade, or no response in time. A call that needed it fails with this error.
 */
export class ChunkError extends ApiError {
  constructor(readonly why: 'upgraded' | 'slow') {
    super(clientStatuses.other, t(`${why}Title`), t(`${why}Text`));
  }

  /** Called after the error was shown, so that the next attempt loads the script again. */
  forget(): void {}
}

/** The action offered with every ChunkError. */
export const reloadAction = () => ({ label: t('reload'), run: () => location.reload() });

// What browsers say when an imported file is missing; an error inside the file has another message.
const missingChunkPattern = /dynamically imported module|importing a module script|preload css/i;

/** If the server responds, it was upgraded and serves other scripts; if it is unreachable, this script is not lost. */
const isServed = () =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

/** The only way to load a script lazily (AP-4), enforced by eslint.config.js. Components use lazy-part.ts. */
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
