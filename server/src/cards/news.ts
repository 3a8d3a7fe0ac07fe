import type { FieldMapping, NewsColumnOfCard, RssSource } from '@yizhan/contract/entities/card-column.ts';
import type { NewsLine, NewsTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { toForeignLink } from '../common/addresses.ts';
import { fileIdOf } from '../common/picture-links.ts';
import { toWireTime } from '../common/wire-time.ts';
import { feedFormat } from './feed-xml.ts';
import { parseForeignTime } from './foreign-time.ts';
import { listOwnNews } from './news-queries.ts';
import { type ForeignSource, feedOf, mapFields, ownFeed, pullRows, readSource } from './pull-source.ts';
import { isFor } from './rules.ts';
import { type CardSource, hasOwnSourcesOnly, ownAudience, sameRights, type Viewer } from './source.ts';

type FilledTab = Pick<NewsTab, 'columnId' | 'result' | 'feed'>;

/** News by column: the portal's own, and other sites' by JSON, RSS or Atom. */
export const news: CardSource<'news'> = {
  // An address can contain the person; the response is then theirs alone.
  audience: (person, config) => (hasOwnSourcesOnly(config) ? sameRights(person) : ownAudience(person)),
  isCacheable: hasOwnSourcesOnly,
  async load({ config, displayRows }, viewer) {
    const most = displayRows * cardKindLimits.newsPerRow;
    const columns = config.columns.filter((column) => isFor(column, viewer.person));
    const own = ownTabs(columns, viewer, most);
    const tabs = columns.map(async (column): Promise<NewsTab[]> => {
      const filled = await (column.source.sourceType === 'INTERNAL' ? own(column) : foreignTab(column, viewer, most));
      return filled ? [{ columnName: column.columnName, ...filled }] : [];
    });
    return { list: (await Promise.all(tabs)).flat() };
  },
  withLinks: ({ list }, { files, person }) => ({
    list: list.map((tab) => ({
      ...tab,
      result: tab.result.map((line) => ({ ...line, cover: line.cover && files.link(person, fileIdOf(line.cover)) })),
    })),
  }),
};

/** The portal's own columns are read in one statement; a column the viewer may not open gets no tab. */
function ownTabs(columns: readonly NewsColumnOfCard[], viewer: Viewer, most: number) {
  const ids = columns.flatMap(({ source }) => (source.sourceType === 'INTERNAL' ? [source.newsColumnId] : []));
  const lists = listOwnNews(viewer, ids, most);
  // Awaited only later, together with the foreign sources: until then a failure must not be an unhandled rejection.
  lists.catch(() => undefined);
  return async ({ source }: NewsColumnOfCard): Promise<FilledTab | undefined> => {
    const found = (await lists).find(({ id }) => source.sourceType === 'INTERNAL' && id === source.newsColumnId);
    if (!found) return undefined;
    const result = found.lines.map((line) => ({ ...line, url: `#/home/article/${line.id}` }));
    return { columnId: found.id, result, feed: ownFeed };
  };
}

async function foreignTab({ source, cardMapping, urlDetail }: NewsColumnOfCard, viewer: Viewer, most: number) {
  if (source.sourceType === 'INTERNAL') return undefined;
  const { feed, lines } =
    source.sourceType === 'RSS' ? await fromFeed(source, viewer) : await fromJson(source, cardMapping, viewer);
  const result = lines.slice(0, most).map((line) => ({ ...line, url: line.url || urlDetail }));
  return { columnId: null, result, feed } satisfies FilledTab;
}

async function fromFeed(source: RssSource, viewer: Viewer) {
  const fed = await readSource(source, viewer, feedFormat);
  const entries = fed.state === 'failed' ? [] : fed.value;
  const lines = entries.map(({ id, title, link, at }) =>
    lineOf({ id, title, at, important: false, url: toForeignLink(link, source.url) }),
  );
  return { feed: feedOf(source.url, fed), lines };
}

/** Fields without a mapping use their usual name in the response. */
const usualMapping = ['title', 'releaseTime', 'url', 'important'].map((field) => ({
  field,
  chineseName: '',
  path: '',
}));

async function fromJson(source: ForeignSource, chosen: readonly FieldMapping[], viewer: Viewer) {
  const { feed, items, mapping, site } = await pullRows(source, chosen, viewer);
  const lines = items.map((item, place) => {
    const { title = '', releaseTime = '', url = '', important = '' } = mapFields(item, [...usualMapping, ...mapping]);
    const marked = /^(1|true|yes|y)$/i.test(important);
    const at = parseForeignTime(releaseTime);
    return lineOf({ id: String(place), title, at, important: marked, url: toForeignLink(url, site) });
  });
  return { feed, lines: lines.filter(({ title }) => title !== '') };
}

type LineParts = { id: string; title: string; at: Date | undefined; important: boolean; url: string };

function lineOf({ at, important, ...rest }: LineParts): NewsLine {
  const when = at ? toWireTime(at) : null;
  return { ...rest, cover: null, fieldSet: { important }, create_time: when, releaseTime: when };
}
