import { useQueryClient } from '@tanstack/react-query';
import { errorWords } from '../../../ui/error-text.ts';
import { toast } from '../../../ui/toast.ts';

/** Everything about the account's security is read again, whatever was changed. */
export function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['security'] });
}

/** Does it and says so; what is refused is said in the server's words. */
export function useDeed() {
  const readAgain = useReadAgain();
  return async function tried<T>(deed: Promise<T>, done: (answer: T) => string): Promise<void> {
    try {
      toast.success(done(await deed));
    } catch (error) {
      const { title, code } = errorWords(error);
      toast.error(title ?? String(error), code);
    }
    await readAgain();
  };
}
