import { limits } from '@yizhan/contract/limits.ts';
import { type ComponentType, lazy } from 'react';

/** A page's script did not come: gone with an upgrade, or the network is too slow for it. */
export class ChunkError extends Error {
  constructor(readonly why: 'gone' | 'slow') {
    super(`chunk ${why}`);
  }
}

// What browsers say when the file of an import is not there; a fault inside the file says something else.
const notThere = /dynamically imported module|importing a module script|preload css/i;

export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('slow')), limits.chunkLoadMs);
    load()
      .then(resolve, (error: Error) => {
        if (!notThere.test(error.message)) return reject(error);
        reject(new ChunkError(navigator.onLine ? 'gone' : 'slow'));
      })
      .finally(() => clearTimeout(timer));
  });
}

type Screen = { default: ComponentType };

export const lazyScreen = (load: () => Promise<Screen>) => lazy(() => loadChunk(load));
