import { type ConfigPart, type ConfigTarget, configParts } from '@yizhan/contract/config-parts.ts';
import type { ConfigReference } from '@yizhan/contract/entities/config-file.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';

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

const parts: Readonly<Record<ConfigPart, readonly Reference[]>> = {
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
  efficiency: [{ to: 'picture', at: 'wallPicture' }],
};

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with every text at the path replaced; an element replaced by nothing is left out of its list. */
export function replaceAt(
  value: unknown,
  path: readonly string[],
  replace: (text: string) => string | undefined,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? replace(value) : value;
  if (step === '*') {
    if (!Array.isArray(value)) return value;
    return value.map((one: unknown) => replaceAt(one, rest, replace)).filter((one) => one !== undefined);
  }
  if (!isTree(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: replaceAt(value[step], rest, replace) };
}

const isPart = (kind: Publishable): kind is ConfigPart => (configParts as readonly string[]).includes(kind);

/** Where contents of a kind refer to something. */
export const referencesIn = (kind: Publishable): readonly Reference[] => (isPart(kind) ? parts[kind] : []);

/** What a content refers to; `needed`: only what it makes no sense without. */
export function referencesOf(kind: Publishable, content: unknown, { needed = false } = {}): ConfigReference[] {
  const found: ConfigReference[] = [];
  for (const { to, at, only, isOptional } of referencesIn(kind))
    replaceAt(content, at.split('.'), (name) => {
      if (!(only && !only.test(name)) && !(needed && isOptional)) found.push({ to, name });
      return name;
    });
  return found;
}
