import { builtInDictionaries } from '@yizhan/contract/dictionaries.ts';
import type { DictionaryInput } from '@yizhan/contract/entities/dictionary.ts';
import { fail } from '../../common/fail.ts';

/** Keys the product relies on. A school may rename, sort or disable them, but not remove them. */
export function requiredKeys({ code, builtIn }: { code: string; builtIn: boolean }): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = builtInDictionaries;
  return builtIn && Object.hasOwn(known, code) ? (known[code] ?? []) : [];
}

type Change = { before: { code: string; builtIn: boolean }; after: Pick<DictionaryInput, 'code' | 'items'> };

export function assertRequiredKeys({ before, after }: Change): void {
  if (!before.builtIn) return;
  if (after.code !== before.code) fail('built_in_code');
  const keys = new Set(after.items.map((item) => item.dictKey));
  if (requiredKeys(before).some((key) => !keys.has(key))) fail('built_in');
}
