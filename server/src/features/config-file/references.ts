import type { ConfigPart, ConfigTarget } from '@yizhan/contract/config-parts.ts';
import type { ConfigReference } from '@yizhan/contract/entities/config-file.ts';

type Reference = {
  to: ConfigTarget;
  /** The path, `*` for every element of a list. */
  at: string;
  /** The content makes sense without it. An audience never does: without its role, everybody would see the content. */
  isOptional?: true;
  /** What else stands there refers to nothing. */
  only?: RegExp;
};

const roles: Reference = { to: 'role', at: 'roles.*' };
const centre: readonly Reference[] = [
  { to: 'service', at: 'picks.*', isOptional: true },
  { to: 'picture', at: 'banner.picture' },
];

const references: Readonly<Record<ConfigPart, readonly Reference[]>> = {
  navItem: [
    roles,
    { to: 'service', at: 'serviceId' },
    { to: 'navItem', at: 'parentId' },
    // By its address here, by its name in a file; any other icon has the same name everywhere.
    { to: 'picture', at: 'icon', only: /^(\/files\/|picture:)/ },
  ],
  card: [
    roles,
    { to: 'service', at: 'config.serviceIds.*', isOptional: true },
    { to: 'tool', at: 'config.toolIds.*', isOptional: true },
    { to: 'role', at: 'config.columns.*.roles.*' },
    { to: 'newsColumn', at: 'config.columns.*.source.newsColumnId' },
    { to: 'connector', at: 'config.columns.*.source.connectorId' },
    { to: 'connector', at: 'config.frame.source.connectorId' },
  ],
  layout: [
    { to: 'navItem', at: 'navigationId' },
    ...['main', 'aside'].flatMap((column): Reference[] => [
      { to: 'card', at: `${column}.*.cardId` },
      { to: 'card', at: `${column}.*.frame` },
    ]),
  ],
  theme: [{ to: 'picture', at: 'themeImg' }],
  footer: [{ to: 'picture', at: 'qrCodes.*.picture' }],
  banner: [
    { to: 'picture', at: 'cover' },
    { to: 'service', at: 'serviceIds.*', isOptional: true },
  ],
  serviceHall: centre,
  processCentre: centre,
  applicationCentre: centre,
  landing: [
    { to: 'picture', at: 'heroes.*.picture' },
    { to: 'picture', at: 'codes.*.picture' },
  ],
  efficiency: [],
};

/** What a name or number of one installation is in the other, by what it refers to. */
export type Translations = ReadonlyMap<ConfigTarget, ReadonlyMap<string, string>>;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with every text at the path replaced; an element replaced by nothing is left out of its list. */
function replaceAt(value: unknown, path: readonly string[], replace: (text: string) => string | undefined): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? replace(value) : value;
  if (step === '*') {
    if (!Array.isArray(value)) return value;
    return value.map((one: unknown) => replaceAt(one, rest, replace)).filter((one) => one !== undefined);
  }
  if (!isTree(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: replaceAt(value[step], rest, replace) };
}

/** What a content refers to. */
export function referencesOf(part: ConfigPart, content: unknown): ConfigReference[] {
  const found: ConfigReference[] = [];
  for (const { to, at, only } of references[part])
    replaceAt(content, at.split('.'), (name) => {
      if (only && !only.test(name)) return name;
      found.push({ to, name });
      return name;
    });
  return found;
}

export type Translated = { content: unknown; missing: ConfigReference[]; dropped: ConfigReference[] };

/** A content with what it refers to as the other installation calls it. */
export function translate(part: ConfigPart, content: unknown, translations: Translations): Translated {
  const [missing, dropped]: [ConfigReference[], ConfigReference[]] = [[], []];
  let translated = content;
  for (const { to, at, isOptional, only } of references[part])
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
