import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';

/** Data counts as fresh for this long; hints and mutations invalidate it earlier. */
const staleMs = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      // A refusal is final; only network failures are retried, once.
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.http === 0,
      refetchOnWindowFocus: false,
    },
  },
});

const personOf = ({ session, me }: ReturnType<typeof useSession.getState>) =>
  `${session?.user.user_id ?? ''} ${me?.identities.find(({ active }) => active)?.id ?? ''}`;

// Another person or identity sees other data: cached data must not be shown to them.
useSession.subscribe((now, before) => {
  // Queries refused while locked are refetched, and none of their errors is shown.
  if (before.locked && !now.locked) queryClient.clear();
  if (!before.me || personOf(now) === personOf(before)) return;
  if (now.session) void queryClient.resetQueries();
  else queryClient.clear();
});
