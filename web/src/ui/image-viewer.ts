import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { ChunkError, loadChunk } from '../lib/load-chunk.ts';
import { textsOf } from '../lib/text.ts';
import { toast } from './toast.ts';
import { toastLoadError } from './toast-load-error.ts';
import type { PictureView } from './viewer/picture.ts';

const t = textsOf({ ui });

let open = false;

/** Shows pictures over the whole page; resolves when closed. Its code is loaded with the first use. */
export async function openViewer(view: PictureView): Promise<void> {
  if (open || view.pictures.length === 0) return;
  open = true;
  try {
    const { showViewer } = await loadChunk(() => import('./viewer/show-viewer.tsx'));
    await showViewer(view);
  } catch (error) {
    if (error instanceof ChunkError) toastLoadError(error);
    else toast.error(t('failed'));
  } finally {
    open = false;
  }
}
