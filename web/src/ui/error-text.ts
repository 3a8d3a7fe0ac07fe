import { ChunkError, reloadAction } from '../lib/load-chunk.ts';
import type { ToastAction } from './toast.ts';

type ErrorText = {
  title: string | undefined;
  code: string | undefined;
  /** What the user can do, if the error knows. */
  advice?: string;
  action?: ToastAction;
};

/** The texts of an error: our failures carry msg and msgDetail, anything else only a message for developers. */
export function toErrorText(error: unknown): ErrorText {
  if (error instanceof ChunkError)
    return {
      ...{ title: error.msg, code: undefined, advice: error.msgDetail },
      // Without a network a reload would lose the page; the retry beside it is enough.
      ...(error.why === 'upgraded' && { action: reloadAction() }),
    };
  if (typeof error !== 'object' || error === null) return { title: undefined, code: undefined };
  const msg = 'msg' in error && typeof error.msg === 'string' ? error.msg : '';
  const detail = 'msgDetail' in error && typeof error.msgDetail === 'string' ? error.msgDetail : '';
  return { title: msg || undefined, code: detail && detail !== msg ? detail : undefined };
}
