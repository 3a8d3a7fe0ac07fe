import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { toastError } from '../../../ui/toast-error.ts';

/** Everything about the account's security is read again, whatever was changed. */
export function useSecurityRefetch() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.security.queryKey });
}

/** Does it and says so; what is refused is said in the server's words. */
export function useSecurityAction() {
  const refetch = useSecurityRefetch();
  return async function runAction<T>(action: Promise<T>, done: (answer: T) => string): Promise<void> {
    try {
      toast.success(done(await action));
    } catch (error) {
      toastError(error);
    }
    await refetch();
  };
}
