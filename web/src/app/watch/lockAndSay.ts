import { lock } from '../../lib/lock.ts';
import { errorWords } from '../../ui/errorWords.ts';
import { toast } from '../../ui/toast.ts';

/** By one's own will: a lock that did not close must not look as if it had. */
export async function lockAndSay(): Promise<void> {
  try {
    await lock();
  } catch (error) {
    const { title, code } = errorWords(error);
    toast.error(title ?? String(error), code);
  }
}
