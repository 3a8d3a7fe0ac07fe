import { loadChunk } from '../../lib/load-chunk.ts';
import { toastLoadError } from '../toast-load-error.ts';

/** Larger letters and stronger colours, over whatever page one is on. */
export const openReading = () =>
  void loadChunk(() => import('./show-reading.tsx')).then(({ showReading }) => showReading(), toastLoadError);
