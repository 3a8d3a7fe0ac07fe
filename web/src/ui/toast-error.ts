import { toErrorText } from './error-text.ts';
import { toast } from './toast.ts';

/** Shows why something failed, in the server's words if there are any. */
export function toastError(error: unknown): void {
  const { title, code } = toErrorText(error);
  toast.error(title ?? String(error), code);
}
