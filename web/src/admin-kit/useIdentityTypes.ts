import { identityTypes } from '@yizhan/contract/permissions.ts';
import { dictionaries } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { textsOf } from '../lib/text.ts';
import { useDictionary } from '../ui/dictionary/dictionary.ts';

const t = textsOf({ dictionaries });

/** What the product itself calls a kind of identity. */
const builtInName = (type: number | string) => t(`identityType.${type}` as Parameters<typeof t>[0]);

/** The kinds the product knows: a school names and hides them, it makes no new ones. */
export const identityDictionary = { code: 'identityType', unlisted: builtInName } as const;
export const identityTypeValues: readonly number[] = Object.values(identityTypes);

/** The kinds of identity under the names the school gave them in its dictionary; one switched off keeps its own. */
export function useIdentityTypes() {
  const { options } = useDictionary({ code: identityDictionary.code }, 'number');
  const named = new Map(options.map(({ value, label }) => [value, label]));
  return { nameOf: (type: number) => named.get(type) ?? builtInName(type) };
}
