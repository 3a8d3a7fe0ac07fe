import { loadChunk } from '../../lib/load-chunk.ts';
import { toastLoadError } from '../toast-load-error.ts';

/** Opens the settings for larger text and higher contrast over any page. */
export const openReading = () =>
  void loadChunk(() => import('./show-reading.tsx')).then(({ showReading }) => showReading(), toastLoadError);
