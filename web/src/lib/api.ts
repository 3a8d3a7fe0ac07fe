import type { Call, Input, Output } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import type { Route } from '@yizhan/contract/route.ts';
import { firstCardRoutes } from '@yizhan/contract/routes/cards-first.ts';
import { firstSessionRoutes } from '@yizhan/contract/routes/session-first.ts';
import { shellRoutes } from '@yizhan/contract/routes/shell.ts';
import { loadChunk } from './load-chunk.ts';
import { callRoute } from './request.ts';

type Args<C extends Call> = Record<string, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/** `api.session.signIn({ … })`: a function for every call of the contract. */
export type Api = {
  [G in keyof Contract]: {
    [K in keyof Contract[G]]: Contract[G][K] extends Call
      ? (...args: Args<Contract[G][K]>) => Promise<Output<Contract[G][K]>>
      : never;
  };
};

type WithQueryKey = { queryKey: readonly unknown[] };

/**
 * `query.cards.home({ … })`: the same call as options for useQuery, under its own key. `query.cards.home.queryKey` names
 * the call with any input, `query.cards.queryKey` every call of the group.
 */
export type Queries = {
  [G in keyof Contract]: WithQueryKey & {
    [K in keyof Contract[G]]: Contract[G][K] extends Call
      ? WithQueryKey &
          ((...args: Args<Contract[G][K]>) => WithQueryKey & { queryFn: () => Promise<Output<Contract[G][K]>> })
      : never;
  };
};

type Payload = Record<string, unknown>;
type Table = Record<string, Record<string, Route> | undefined>;

/** The calls of the first screens. The rest of the table is loaded with the first call that needs it. */
const loadedRoutes: Table = {
  session: firstSessionRoutes,
  shell: shellRoutes,
  cards: firstCardRoutes,
};

async function callDeferred(group: string, name: string, input: Payload | undefined) {
  const table: Table = (await loadChunk(() => import('@yizhan/contract/routes.ts'))).routes;
  const route = table[group]?.[name];
  if (!route) throw new Error(`no call ${group}.${name}`);
  return callRoute(route, input);
}

function call(group: string, name: string, input?: Payload) {
  const route = loadedRoutes[group]?.[name];
  return route ? callRoute(route, input) : callDeferred(group, name, input);
}

/** Creates and caches a member for any requested name; the types restrict which names exist. */
function members<T>(make: (name: string) => T, first: Record<string, T> = {}): Record<string, T> {
  const cache = new Map(Object.entries(first));
  return new Proxy<Record<string, T>>(Object.create(null), {
    get(_, name) {
      if (typeof name === 'symbol') return undefined;
      const member = cache.get(name) ?? make(name);
      cache.set(name, member);
      return member;
    },
  });
}

export const api = members((group) =>
  members((name) => (input?: Payload) => call(group, name, input)),
) as unknown as Api;

const queryOf = (group: string, name: string) => {
  const options = (input: Payload = {}) => ({
    queryKey: [group, name, input],
    queryFn: () => call(group, name, input),
  });
  return Object.assign(options, { queryKey: [group, name] });
};

export const query = members((group) =>
  members<unknown>((name) => queryOf(group, name), { queryKey: [group] }),
) as unknown as Queries;
