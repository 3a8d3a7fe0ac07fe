import type { FieldMapping, TodoColumn } from '@yizhan/contract/entities/card-column.ts';
import type { TodoCount } from '@yizhan/contract/entities/card-data.ts';
import { countTodos, type TodoFilter } from '../domain/todos/queries.ts';
import { columnAddress } from './column-address.ts';
import { type ForeignSource, mapFields, ownFeed, pullRows } from './pull-source.ts';
import { isFor } from './rules.ts';
import { type CardSource, hasOwnSourcesOnly, ownAudience, type Viewer } from './source.ts';

type TodoCounts = Pick<TodoCount, 'todoNum' | 'todoTimeoutNum' | 'feed'>;

/** Pending counts by column: the portal's own and other systems'. */
export const todo: CardSource<'todo'> = {
  shows: ['todos'],
  audience: ownAudience,
  isCacheable: hasOwnSourcesOnly,
  async load({ config }, viewer) {
    const columns = config.columns.filter((column) => isFor(column, viewer.person));
    const own = ownCounts(columns, viewer);
    const list = columns.map(async (column): Promise<TodoCount> => {
      const { columnName, todoTypeName, todoTimeoutName, source, cardMapping } = column;
      const counted = source.sourceType === 'INTERNAL' ? own(column) : foreignCount(source, cardMapping, viewer);
      return { columnName, todoTypeName, todoTimeoutName, url: columnAddress(column), ...(await counted) };
    });
    return { list: await Promise.all(list) };
  },
};

/** The portal's own columns are counted in one statement. */
function ownCounts(columns: readonly TodoColumn[], viewer: Viewer) {
  const own = columns.filter(({ source }) => source.sourceType === 'INTERNAL');
  const classes = own.flatMap(({ source }): TodoFilter[] => (source.sourceType === 'INTERNAL' ? [source] : []));
  const counts = countTodos(viewer, classes);
  return async (column: TodoColumn): Promise<TodoCounts> => {
    const { num, late } = (await counts)[own.indexOf(column)] ?? { num: 0, late: 0 };
    return { todoNum: num, todoTimeoutNum: late, feed: ownFeed };
  };
}

async function foreignCount(
  source: ForeignSource,
  chosen: readonly FieldMapping[],
  viewer: Viewer,
): Promise<TodoCounts> {
  const { feed, answer, total, mapping } = await pullRows(source, chosen, viewer);
  const { todoNum = '', todoTimeoutNum = '' } = mapFields(answer, mapping);
  // Without a count field, the number of rows is used.
  return { todoNum: todoNum === '' ? total : countIn(todoNum), todoTimeoutNum: countIn(todoTimeoutNum), feed };
}

/** Other systems may send anything in place of a number. */
function countIn(text: string): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) && count > 0 ? count : 0;
}
