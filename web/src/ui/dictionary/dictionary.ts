import { useQuery } from '@tanstack/react-query';
import type { DictionaryValue } from '@yizhan/contract/entities/dictionary.ts';
import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import { type Base, bases, type Route } from '@yizhan/contract/route.ts';
import { api, query } from '../../lib/api.ts';
import { callRoute } from '../../lib/request.ts';
import { useSession } from '../../lib/session.ts';
import { cacheValues, readValues } from './dictionary-cache.ts';
import { parseDictionaryValues, toOptions, type ValueType } from './dictionary-values.ts';

/** Source of the options: a dictionary of the school, or an address of ours that answers in the same form. */
export type DictionarySource =
  | { code: string }
  | { url: string; method?: 'GET' | undefined }
  | { url: string; method: 'POST'; body?: Readonly<Record<string, unknown>> | undefined };

type Call = { route: Route; payload: Record<string, unknown> };

/** Calls carry the person's token, so only addresses of ours are allowed. */
export function toCall(source: Exclude<DictionarySource, { code: string }>): Call {
  const { origin, pathname, search, searchParams } = new URL(source.url, location.origin);
  const base = (Object.keys(bases) as Base[]).find((one) => pathname.startsWith(`${bases[one]}/`));
  if (origin !== location.origin || !base) throw new Error(`options come from our own calls only: ${source.url}`);
  const path = pathname.slice(bases[base].length);
  if (source.method !== 'POST')
    return { route: { base, path, method: 'GET', access: 'login' }, payload: Object.fromEntries(searchParams) };
  return { route: { base, path: path + search, method: 'POST', access: 'login' }, payload: { ...source.body } };
}

async function listValues(source: DictionarySource): Promise<DictionaryValue[]> {
  if ('code' in source) return api.dictionary.values({ code: source.code });
  const { route, payload } = toCall(source);
  return parseDictionaryValues(await callRoute(route, payload));
}

/** The options of a dictionary, cached for five minutes in this browser session. */
export function useDictionary<T extends ValueType>(source: DictionarySource, type: T, { enabled = true } = {}) {
  const owner = useSession(({ session }) => `${session?.user.tenant_id} ${session?.user.user_id} ${session?.roleId}`);
  const name = `${owner} ${JSON.stringify(source)}`;
  const found = useQuery({
    // Under the dictionary's own key, so that a change on its screen is seen at once.
    queryKey: [...query.dictionary.values.queryKey, source, owner],
    async queryFn() {
      const values = await listValues(source);
      cacheValues(name, values);
      return values;
    },
    ...(!enabled && { enabled }),
    staleTime: administrationLimits.dictionaryCacheMs,
    initialData: () => readValues(name)?.values,
    initialDataUpdatedAt: () => readValues(name)?.at,
  });
  return { ...found, loaded: found.data !== undefined, options: toOptions(found.data ?? [], type) };
}
