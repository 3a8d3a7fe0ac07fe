import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';
import { useConnection } from './connection.ts';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';

/** Data counts as fresh for this long; hints and mutations invalidate it earlier. */
const staleMs = 30_000;

class FreshQueryClient extends QueryClient {
  /**
   * A first reading under way was asked before the change: the library would take its answer for the new one, and
   * never read again.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const readings = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
    for (const reading of filters?.refetchType === 'none' ? [] : readings)
      if (reading.state.data === undefined) void reading.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      // A refusal is final; only network failures are retried, once.
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.http === 0,
      refetchOnWindowFocus: false,
      // Without a network a call fails at once and its screen says so; by default it would wait in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
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

// The server is back: what failed or grew old meanwhile is fetched again.
useConnection.subscribe((now, before) => {
  if (before.offline && !now.offline)
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.isStale(),
    });
});
