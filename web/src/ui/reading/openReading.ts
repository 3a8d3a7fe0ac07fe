import { loadChunk } from '../../lib/load-chunk.ts';
import { sayNotLoaded } from '../sayNotLoaded.ts';

/** Larger letters and stronger colours, over whatever page one is on. */
export const openReading = () =>
  void loadChunk(() => import('./showReading.tsx')).then(({ showReading }) => showReading(), sayNotLoaded);
