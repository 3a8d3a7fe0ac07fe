import type { FieldMapping, PullSource, StagingColumn } from '@yizhan/contract/entities/card-column.ts';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardStaging as en } from '@yizhan/contract/texts/en/card-staging.ts';
import { cardStaging as zh } from '@yizhan/contract/texts/zh-CN/card-staging.ts';
import { toForeignLink, toOpenableAddress } from '../common/addresses.ts';
import { listTodos, type StoredTodo, type TodoFilter } from '../domain/todos/queries.ts';
import { columnAddress } from './column-address.ts';
import { mapFields, ownFeed, pullRows } from './pull-source.ts';
import { isFor } from './rules.ts';
import { type CardSource, hasOwnSourcesOnly, ownAudience, type Viewer } from './source.ts';

type Row = StagingTab['result'][number];
type FilledTab = Pick<StagingTab, 'num' | 'cardMapping' | 'result' | 'feed'>;

/** A person's pending rows, one table per column. */
export const staging: CardSource<'staging'> = {
  shows: ['todos'],
  audience: ownAudience,
  isCacheable: hasOwnSourcesOnly,
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

/** The portal's own columns are read in one statement. */
function ownTables(columns: readonly StagingColumn[], viewer: Viewer) {
  const own = columns.filter(({ source }) => source.sourceType === 'INTERNAL');
  const classes = own.flatMap(({ source }): TodoFilter[] => (source.sourceType === 'INTERNAL' ? [source] : []));
  const lists = listTodos(viewer, classes, { most: cardKindLimits.stagingRows });
  return async (column: StagingColumn): Promise<FilledTab> => {
    const { num, rows } = (await lists)[own.indexOf(column)] ?? { num: 0, rows: [] };
    const mapping = column.cardMapping.length === 0 ? usualMapping(viewer) : column.cardMapping;
    const result = rows.map((row) => ownRow(row, mapping));
    return { num, cardMapping: mapping.map(headOf), result, feed: ownFeed };
  };
}

/** Default fields for the portal's own rows. */
function usualMapping({ caller }: Viewer): FieldMapping[] {
  const words = caller.language === 'en' ? en : zh;
  return (['title', 'nodeName', 'createdAt'] as const).map((field) => ({ field, chineseName: words[field], path: '' }));
}

const headOf = ({ field, chineseName }: FieldMapping) => ({ field, chineseName: chineseName || field });

function ownRow({ fields, important, url, ...own }: StoredTodo, mapping: readonly FieldMapping[]): Row {
  const texts = mapFields({ ...fields, ...own }, mapping);
  return { ...texts, fieldSet: { important }, urlDetail: toOpenableAddress(url) ?? '' };
}

async function foreignTable(source: PullSource, mapping: readonly FieldMapping[], viewer: Viewer): Promise<FilledTab> {
  const { feed, items, total } = await pullRows(source, viewer);
  const result = items.slice(0, cardKindLimits.stagingRows).map((item): Row => {
    const { fieldSet = '', urlDetail = '', ...texts } = mapFields(item, mapping);
    const important = /^(1|true)$/i.test(fieldSet);
    return { ...texts, fieldSet: { important }, urlDetail: toForeignLink(urlDetail, source.url) };
  });
  return { num: total, cardMapping: mapping.map(headOf), result, feed };
}
