import { type ConfigPart, configTargets, isSingleton } from '@yizhan/contract/config-parts.ts';
import { difference } from '@yizhan/contract/difference.ts';
import type { ConfigEntry, ConfigFile, ConfigItem } from '@yizhan/contract/entities/config-file.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import type { SignedInContext } from '../../context.ts';
import { contents } from '../../domain/publishing/contents.ts';
import { getContent, listPublications, type Publication } from '../../domain/publishing/queries.ts';
import { referencesOf } from '../../domain/publishing/references.ts';
import { reviewSettings } from '../../domain/publishing/review-gate.ts';
import { needsReview } from '../../domain/publishing/review-rules.ts';
import { namesOfPictures } from './export.ts';
import { type Translations, translate } from './references.ts';
import { schoolTranslations, withPictures } from './translations.ts';

/** What is here of the name an item has; `liveHere`: as it is published, if it is. */
type Local = { publication: Publication; liveHere: unknown };

export type Plan = {
  entries: ConfigEntry[];
  /** By the place of the item in the file. */
  locals: ReadonlyMap<number, Publication>;
  /** Pictures of the file that the contents to be replaced show already, and their addresses. */
  picturesHere: ReadonlyMap<string, string>;
};

const sameItem = (item: ConfigItem) => (row: Publication) => isSingleton(item.kind) || row.name === item.name;

async function readLocals(context: SignedInContext, items: readonly ConfigItem[]): Promise<Map<number, Local>> {
  const { db } = context;
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const rows = new Map(await Promise.all(kinds.map(async (kind) => [kind, await listPublications(db, kind)] as const)));
  const found = items.map(async (item, index) => {
    const publication = rows.get(item.kind)?.find(sameItem(item));
    if (!publication) return [];
    const { published, id } = publication;
    const liveHere = published === null ? undefined : (await getContent(db, id, published))?.content;
    return [[index, { publication, liveHere }] as const];
  });
  return new Map((await Promise.all(found)).flat());
}

/** Every reference of the contents that are published here. */
function referencesHere(items: readonly ConfigItem[], locals: ReadonlyMap<number, Local>) {
  return items.flatMap(({ kind }, index) => referencesOf(kind, locals.get(index)?.liveHere));
}

/** Names that will be numbers here: what the school has, what the file brings itself, and its pictures. */
function knownNames(file: ConfigFile, own: Translations): Translations {
  const brought = (part: ConfigPart) => file.items.filter(({ kind }) => kind === part).map(({ name }) => name);
  const withBrought = (to: 'card' | 'navItem') =>
    new Map([...brought(to).map((name) => [name, name] as const), ...(own.get(to) ?? [])]);
  const pictures = new Map(Object.keys(file.pictures).map((name) => [name, name]));
  return withPictures(new Map([...own, ['card', withBrought('card')], ['navItem', withBrought('navItem')]]), pictures);
}

/** Whether the content fits this version of the portal, with some number in the place of every name. */
function isReadable({ kind, content }: ConfigItem): boolean {
  const names = referencesOf(kind, content);
  const samples = new Map(
    configTargets.map((to) => {
      const own = names.filter((one) => one.to === to);
      return [to, new Map(own.map(({ name }) => [name, to === 'picture' ? '/files/1' : '1']))];
    }),
  );
  return contents[kind].schema.safeParse(translate(kind, content, samples).content).success;
}

/** What each item of a file would do here. Nothing is written. */
export async function planImport(context: SignedInContext, file: ConfigFile): Promise<Plan> {
  const { db, person } = context;
  const { items } = file;
  const locals = await readLocals(context, items);
  const here = referencesHere(items, locals);
  const pictures = await namesOfPictures(
    context,
    here.filter(({ to }) => to === 'picture').map(({ name }) => name),
  );
  const toNames = withPictures(
    await schoolTranslations(db, here, 'toNames'),
    new Map(pictures.map(({ address, name }) => [address, name])),
  );
  const wanted = items.flatMap(({ kind, content }) => referencesOf(kind, content));
  const names = knownNames(file, await schoolTranslations(db, wanted, 'toNumbers'));
  const review = await reviewSettings(db);
  const entries = items.map((item, index): ConfigEntry => {
    const local = locals.get(index);
    const { missing, dropped } = translate(item.kind, item.content, names);
    const live = local && translate(item.kind, local.liveHere, toNames).content;
    const changes = live === undefined ? [] : difference(live, item.content);
    const refusal = refusalOf(item, local, person.menus.has(publishables[item.kind].menu));
    const isBlocked = refusal !== '' || missing.length > 0;
    const isSame = live !== undefined && changes.length === 0;
    return {
      ...{ index, kind: item.kind, name: item.name, changes, missing, dropped, refusal },
      state: isBlocked ? 'blocked' : isSame ? 'same' : live === undefined ? 'new' : 'changed',
      needsReview: needsReview(review, item.kind),
      replacesDraft: Boolean(local && (local.publication.draft !== null || local.publication.scheduled !== null)),
    };
  });
  return {
    entries,
    locals: new Map([...locals].map(([index, { publication }]) => [index, publication])),
    picturesHere: new Map(pictures.map(({ address, name }) => [name, address])),
  };
}

function refusalOf(item: ConfigItem, local: Local | undefined, isAllowed: boolean): ConfigEntry['refusal'] {
  if (!isAllowed) return 'rights';
  if (local && local.publication.published === null && !isSingleton(item.kind)) return 'draft';
  return isReadable(item) ? '' : 'unreadable';
}
