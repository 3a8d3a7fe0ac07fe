import type { ConfigPart, ConfigTarget } from '@yizhan/contract/config-parts.ts';
import type { ConfigReference } from '@yizhan/contract/entities/config-file.ts';
import { referencesIn, replaceAt } from '../../domain/publishing/references.ts';

/** What a name or number of one installation is in the other, by what it refers to. */
export type Translations = ReadonlyMap<ConfigTarget, ReadonlyMap<string, string>>;

export type TranslatedContent = { content: unknown; missing: ConfigReference[]; dropped: ConfigReference[] };

/** A content with what it refers to as the other installation calls it. */
export function translate(part: ConfigPart, content: unknown, translations: Translations): TranslatedContent {
  const [missing, dropped]: [ConfigReference[], ConfigReference[]] = [[], []];
  let translated = content;
  for (const { to, at, isOptional, only } of referencesIn(part))
    translated = replaceAt(translated, at.split('.'), (name) => {
      if (only && !only.test(name)) return name;
      const known = translations.get(to)?.get(name);
      if (known !== undefined) return known;
      (isOptional ? dropped : missing).push({ to, name });
      return isOptional ? undefined : name;
    });
  return { content: translated, missing: distinct(missing), dropped: distinct(dropped) };
}

const distinct = (list: readonly ConfigReference[]) => [
  ...new Map(list.map((one) => [`${one.to} ${one.name}`, one])).values(),
];
