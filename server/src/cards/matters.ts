import type { MatterColumn } from '@yizhan/contract/entities/card-column.ts';
import type { Matter } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { toForeignLink, toOpenableAddress } from '../common/addresses.ts';
import { listOwnMatters } from './matter-queries.ts';
import { type ForeignSource, mapFields, ownFeed, pullRows } from './pull-source.ts';
import { isFor } from './rules.ts';
import { type CardSource, hasOwnSourcesOnly, ownAudience, type Viewer } from './source.ts';

/** A person's figures in the school's systems: campus card balance, books on loan, a salary slip. */
export const matters: CardSource<'matters'> = {
  shows: ['matters'],
  audience: ownAudience,
  isCacheable: hasOwnSourcesOnly,
  async load({ config }, viewer) {
    const columns = config.columns.filter((column) => isFor(column, viewer.person));
    // The portal has one store of its own: a second internal column would repeat everything.
    const own = columns.find(({ source }) => source.sourceType === 'INTERNAL');
    const lists = columns.map(async (column) => {
      const { source } = column;
      if (source.sourceType !== 'INTERNAL') return foreignMatters(column, source, viewer);
      return column === own ? ownMatters(column, viewer) : [];
    });
    return { list: (await Promise.all(lists)).flat().slice(0, cardKindLimits.maxMatters) };
  },
  async listFigures({ config, displayRows }, viewer) {
    const columns = config.columns.filter((column) => isFor(column, viewer.person));
    const lists = columns.map(async (column) => {
      const { list } = await matters.load({ config: { columns: [column] }, displayRows }, viewer);
      return list.map((matter) => ({ ...matter, source: column.columnName }));
    });
    return (await Promise.all(lists)).flat();
  },
};

async function ownMatters({ urlDetail }: MatterColumn, viewer: Viewer): Promise<Matter[]> {
  const rows = await listOwnMatters(viewer);
  return rows.map(({ id, title, otherInformationList, serviceId, ...look }) => {
    const places = [look.url, serviceId ? `#/home/service/${serviceId}` : '', urlDetail, hallSearch(title)];
    const url = places.find((place) => toOpenableAddress(place) !== null);
    return { ...{ id, title, otherInformationList, feed: ownFeed }, ...shown({ ...look, url }) };
  });
}

/** What nobody gave an address leads to the services about it. */
const hallSearch = (title: string) =>
  `#/home/serviceHall?keyword=${encodeURIComponent(title.slice(0, searchLimits.queryLength))}`;

async function foreignMatters(column: MatterColumn, source: ForeignSource, viewer: Viewer): Promise<Matter[]> {
  const { feed, items, mapping, site } = await pullRows(source, column.cardMapping, viewer);
  // A source that never responded can only show its name.
  if (feed.state === 'failed') {
    return [{ id: column.id, title: column.columnName, otherInformationList: [], feed, ...shown({}) }];
  }
  return items.slice(0, cardKindLimits.maxMatters).map((item, at) => {
    const { title = '', typeName, colorVal, url = '', ...others } = mapFields(item, mapping);
    const otherInformationList = mapping.flatMap(({ field, chineseName }) => {
      const value = others[field];
      return value ? [{ label: chineseName || field, value }] : [];
    });
    const look = { typeName, colorVal, url: toForeignLink(url, site) || column.urlDetail };
    return { id: `${column.id}-${at}`, title: title || column.columnName, otherInformationList, feed, ...shown(look) };
  });
}

type FigureLook = { typeName?: string | undefined; colorVal?: string | undefined; url?: string | undefined };

/** Accepts only valid colours and safe addresses. */
function shown({
  typeName = '',
  colorVal = '',
  url = '',
}: FigureLook): Pick<Matter, 'currentStatusBackgroundColor' | 'url'> {
  const isColour = /^#[0-9a-f]{6}$/i.test(colorVal);
  return {
    currentStatusBackgroundColor: { typeName, colorVal: isColour ? colorVal : '' },
    url: toOpenableAddress(url),
  };
}
