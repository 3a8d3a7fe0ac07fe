import { errorWords } from './error-text.ts';
import { toast } from './toast.ts';

/** What was asked for and did not happen must not look as if it had. */
export async function sayFailure(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { title, code } = errorWords(error);
    toast.error(title ?? String(error), code);
  }
}
