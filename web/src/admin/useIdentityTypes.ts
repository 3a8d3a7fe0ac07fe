import { useQuery } from '@tanstack/react-query';
import { limits } from '@yizhan/contract/limits.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { dictionaries } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';

const builtIn = textsOf('dictionaries', dictionaries);
const nameOf = (type: number) => builtIn(`identityType.${type}` as Parameters<typeof builtIn>[0]);

/** The kinds of identity under the names the school gave them in its dictionary; one switched off keeps its own. */
export function useIdentityTypes() {
  const values = useQuery({
    ...query.dictionary.values({ code: 'identityType' }),
    staleTime: limits.dictionaryCacheMs,
  });
  // The wire carries text, the field holds a number.
  const named = new Map(values.data?.map(({ dictKey, dictValue }) => [Number(dictKey), dictValue]));
  return {
    nameOf: (type: number) => named.get(type) ?? nameOf(type),
    options: Object.values(identityTypes)
      .filter((type) => !values.data || named.has(type))
      .map((type) => ({ value: type, label: named.get(type) ?? nameOf(type) })),
  };
}
