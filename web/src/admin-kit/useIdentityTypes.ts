import { identityTypes } from '@yizhan/contract/permissions.ts';
import { dictionaries } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { textsOf } from '../lib/text.ts';
import { useDictionary } from '../ui/dictionary/dictionary.ts';

const t = textsOf({ dictionaries });

/** The product's own name for an identity type. */
const builtInName = (type: number | string) => t(`identityType.${type}` as Parameters<typeof t>[0]);

/** The identity types are fixed: a school can rename and hide them, not add new ones. */
export const identityDictionary = { code: 'identityType', unlisted: builtInName } as const;
export const identityTypeValues: readonly number[] = Object.values(identityTypes);

/** The identity types under the school's dictionary names; a disabled one keeps the product's name. */
export function useIdentityTypes() {
  const { options } = useDictionary({ code: identityDictionary.code }, 'number');
  const named = new Map(options.map(({ value, label }) => [value, label]));
  return { nameOf: (type: number) => named.get(type) ?? builtInName(type) };
}
