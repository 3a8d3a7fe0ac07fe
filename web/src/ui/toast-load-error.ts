import { ChunkError, reloadAction } from '../lib/load-chunk.ts';
import { toast } from './toast.ts';

/** For a failed chunk load: a toast says why and offers to reload. Other errors are rethrown. */
export function toastLoadError(error: unknown): void {
  if (!(error instanceof ChunkError)) throw error;
  toast.show({ kind: 'error', text: error.msg, detail: error.msgDetail, action: reloadAction() });
}
