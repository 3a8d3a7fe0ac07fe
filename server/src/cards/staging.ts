import type { FieldMapping, PullSource, StagingColumn } from '@yizhan/contract/entities/card-column.ts';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { cardStaging as en } from '@yizhan/contract/texts/en/card-staging.ts';
import { cardStaging as zh } from '@yizhan/contract/texts/zh-CN/card-staging.ts';
import { foreignLink, openable } from '../common/addresses.ts';
import { listWork, type WorkClass, type WorkRow } from '../domain/todos/queries.ts';
import { mapped, ownFeed, pulled } from './pulled.ts';
import { isFor } from './rules.ts';
import { type CardSource, isOurs, ownAudience, type Viewer } from './source.ts';
import { columnAddress } from './work.ts';

type Row = StagingTab['result'][number];
type Filled = Pick<StagingTab, 'num' | 'cardMapping' | 'result' | 'feed'>;

/** The rows that wait for a person, one table a column. */
export const staging: CardSource<'staging'> = {
  shows: ['todos'],
  audience: ownAudience,
  kept: isOurs,
  async load({ config }, viewer) {
    const columns = config.columns.filter((column) => isFor(column, viewer.person));
    const own = ownTables(columns, viewer);
    const list = columns.map(async (column): Promise<StagingTab> => {
      const { columnName, source, cardMapping } = column;
      const filled = source.sourceType === 'PULL' ? foreignTable(source, cardMapping, viewer) : own(column);
      return { columnName, url: columnAddress(column), ...(await filled) };
    });
    return { list: await Promise.all(list) };
  },
};

/** The portal's own columns are read together, by one statement. */
function ownTables(columns: readonly StagingColumn[], viewer: Viewer) {
  const own = columns.filter(({ source }) => source.sourceType === 'INTERNAL');
  const classes = own.flatMap(({ source }): WorkClass[] => (source.sourceType === 'INTERNAL' ? [source] : []));
  const lists = listWork(viewer, classes, { most: limits.stagingRows });
  return async (column: StagingColumn): Promise<Filled> => {
    const { num, rows } = (await lists)[own.indexOf(column)] ?? { num: 0, rows: [] };
    const mapping = column.cardMapping.length === 0 ? usualMapping(viewer) : column.cardMapping;
    const result = rows.map((row) => ownRow(row, mapping));
    return { num, cardMapping: mapping.map(headOf), result, feed: ownFeed };
  };
}

/** What the table shows of the portal's own rows when nobody chose. */
function usualMapping({ caller }: Viewer): FieldMapping[] {
  const words = caller.language === 'en' ? en : zh;
  return (['title', 'nodeName', 'createdAt'] as const).map((field) => ({ field, chineseName: words[field], path: '' }));
}

const headOf = ({ field, chineseName }: FieldMapping) => ({ field, chineseName: chineseName || field });

function ownRow({ fields, important, url, ...own }: WorkRow, mapping: readonly FieldMapping[]): Row {
  const texts = mapped({ ...fields, ...own }, mapping);
  return { ...texts, fieldSet: { important }, urlDetail: openable(url) ?? '' };
}

async function foreignTable(source: PullSource, mapping: readonly FieldMapping[], viewer: Viewer): Promise<Filled> {
  const { feed, items, total } = await pulled(source, viewer);
  const result = items.slice(0, limits.stagingRows).map((item): Row => {
    const { fieldSet = '', urlDetail = '', ...texts } = mapped(item, mapping);
    const important = /^(1|true)$/i.test(fieldSet);
    return { ...texts, fieldSet: { important }, urlDetail: foreignLink(urlDetail, source.url) };
  });
  return { num: total, cardMapping: mapping.map(headOf), result, feed };
}
