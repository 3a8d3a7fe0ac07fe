import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { toastError } from '../../../ui/toast-error.ts';

/** Refetches all security data, whatever was changed. */
export function useSecurityRefetch() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.security.queryKey });
}

/** Runs an action and confirms it; a refusal shows the server's message. */
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
