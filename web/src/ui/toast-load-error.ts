import { ChunkError, reloadAction } from '../lib/load-chunk.ts';
import { toast } from './toast.ts';

/** What somebody asked for did not come: a toast says why and offers to reload. Other faults go on as they are. */
export function toastLoadError(error: unknown): void {
  if (!(error instanceof ChunkError)) throw error;
  toast.show({ kind: 'error', text: error.msg, detail: error.msgDetail, action: reloadAction() });
}
