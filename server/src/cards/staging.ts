import type { FieldMapping, StagingColumn } from '@yizhan/contract/entities/card-column.ts';
import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardStaging as en } from '@yizhan/contract/texts/en/card-staging.ts';
import { cardStaging as zh } from '@yizhan/contract/texts/zh-CN/card-staging.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import type { TodoFilter } from '../domain/todos/queries.ts';
import { type TargetedTodo, targetOf } from '../domain/todos/rules.ts';
import { listTodos } from '../domain/todos/todo-lists.ts';
import { columnAddress, personalCentre } from './column-address.ts';
import { foreignTable, headOf } from './foreign-table.ts';
import { mapFields, ownFeed } from './pull-source.ts';
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
      const { columnName, source } = column;
      const filled = source.sourceType === 'INTERNAL' ? own(column) : foreignTable({ ...column, source }, viewer);
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
    const result = rows.map((row) => ownRow(row, categoryOf(column), mapping));
    return { num, cardMapping: mapping.map(headOf), result, feed: ownFeed };
  };
}

const categoryOf = ({ source }: StagingColumn): TodoCategory =>
  source.sourceType === 'INTERNAL' ? source.category : 'TODO';

/** Default fields for the portal's own rows. */
function usualMapping({ caller }: Viewer): FieldMapping[] {
  const words = caller.language === 'en' ? en : zh;
  return (['title', 'nodeName', 'createdAt'] as const).map((field) => ({ field, chineseName: words[field], path: '' }));
}

function ownRow(todo: TargetedTodo, category: TodoCategory, mapping: readonly FieldMapping[]): Row {
  const { fields, important, ...own } = todo;
  const texts = mapFields({ ...fields, ...own }, mapping);
  const { url, identityId } = targetOf(todo);
  // The list offers to switch the identity and says whom to ask; a cell of the table has no room for either.
  const urlDetail = url && !identityId ? url : personalCentre(category, todo.title);
  return { ...texts, fieldSet: { important }, urlDetail };
}
