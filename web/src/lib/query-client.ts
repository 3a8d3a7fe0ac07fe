import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';

/** What was read is taken as fresh for this long; hints and changes make it stale earlier. */
const staleMs = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      // The server's refusal stays a refusal; only a network that blinked is asked once more.
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.http === 0,
      refetchOnWindowFocus: false,
    },
  },
});

const personOf = ({ session, me }: ReturnType<typeof useSession.getState>) =>
  `${session?.user.user_id ?? ''} ${me?.identities.find(({ active }) => active)?.id ?? ''}`;

// Another person or identity sees other data: nothing read before may be shown to them.
useSession.subscribe((now, before) => {
  // What was refused behind the lock is asked for anew, and none of it is shown as an error.
  if (before.locked && !now.locked) queryClient.clear();
  if (!before.me || personOf(now) === personOf(before)) return;
  if (now.session) void queryClient.resetQueries();
  else queryClient.clear();
});
