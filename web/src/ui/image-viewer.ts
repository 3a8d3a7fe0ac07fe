import { ChunkError, loadChunk } from '../lib/load-chunk.ts';
import { toast } from './toast.ts';
import { sayNotLoaded } from './toast-load-error.ts';
import { t } from './words.ts';

export type Picture = { src: string; alt: string };

export type View = {
  pictures: readonly Picture[];
  /** Which one is shown first. */
  at?: number | undefined;
  /** Offers to save the picture. */
  download?: boolean | undefined;
};

let open = false;

/** Shows pictures over the whole page; done when they are closed. Its code comes with the first picture looked at. */
export async function openViewer(view: View): Promise<void> {
  if (open || view.pictures.length === 0) return;
  open = true;
  try {
    const { showViewer } = await loadChunk(() => import('./viewer/show-viewer.tsx'));
    await showViewer(view);
  } catch (error) {
    if (error instanceof ChunkError) sayNotLoaded(error);
    else toast.error(t('failed'));
  } finally {
    open = false;
  }
}
