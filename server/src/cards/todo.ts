import type { FieldMapping, PullSource, TodoColumn } from '@yizhan/contract/entities/card-column.ts';
import type { TodoCount } from '@yizhan/contract/entities/card-data.ts';
import { countWork, type WorkClass } from '../domain/todos/queries.ts';
import { mapped, ownFeed, pulled } from './pulled.ts';
import { isFor } from './rules.ts';
import { type CardSource, isOurs, ownAudience, type Viewer } from './source.ts';
import { columnAddress } from './work.ts';

type Counted = Pick<TodoCount, 'todoNum' | 'todoTimeoutNum' | 'feed'>;

/** How much waits for a person, column by column: the portal's own and other systems' side by side. */
export const todo: CardSource<'todo'> = {
  shows: ['todos'],
  audience: ownAudience,
  kept: isOurs,
  async load({ config }, viewer) {
    const columns = config.columns.filter((column) => isFor(column, viewer.person));
    const own = ownCounts(columns, viewer);
    const list = columns.map(async (column): Promise<TodoCount> => {
      const { columnName, todoTypeName, todoTimeoutName, source, cardMapping } = column;
      const counted = source.sourceType === 'PULL' ? foreignCount(source, cardMapping, viewer) : own(column);
      return { columnName, todoTypeName, todoTimeoutName, url: columnAddress(column), ...(await counted) };
    });
    return { list: await Promise.all(list) };
  },
};

/** The portal's own columns are counted together, by one statement. */
function ownCounts(columns: readonly TodoColumn[], viewer: Viewer) {
  const own = columns.filter(({ source }) => source.sourceType === 'INTERNAL');
  const classes = own.flatMap(({ source }): WorkClass[] => (source.sourceType === 'INTERNAL' ? [source] : []));
  const counts = countWork(viewer, classes);
  return async (column: TodoColumn): Promise<Counted> => {
    const { num, late } = (await counts)[own.indexOf(column)] ?? { num: 0, late: 0 };
    return { todoNum: num, todoTimeoutNum: late, feed: ownFeed };
  };
}

async function foreignCount(source: PullSource, mapping: readonly FieldMapping[], viewer: Viewer): Promise<Counted> {
  const { feed, answer, total } = await pulled(source, viewer);
  const { todoNum = '', todoTimeoutNum = '' } = mapped(answer, mapping);
  // Where no field has the number, it is that of the rows.
  return { todoNum: todoNum === '' ? total : countIn(todoNum), todoTimeoutNum: countIn(todoTimeoutNum), feed };
}

/** Other systems write what they like where a number should be. */
function countIn(text: string): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) && count > 0 ? count : 0;
}
