import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import type { Db } from '../../db/database.ts';
import { join, type Sql, sql } from '../../db/sql.ts';
import type { ExportSource } from './list.ts';

/** Rows in parts, each as the text of a JSON array of its cells: nobody here looks into them. */
export const streamRows = (db: Db, { columns, from, order }: ExportSource, fields: readonly string[]) => {
  const cells = fields.map((field) => columns[field] ?? sql`null`);
  return db.cursor<{ cells: string }>(
    sql`select json_build_array(${join(cells, sql`, `)})::text as cells ${from} order by ${order}`,
    bulkLimits.exportRows,
  );
};

/** Undefined when they are too many to be named one by one. */
export async function listPeople(db: Db, { from }: ExportSource, people: Sql): Promise<string[] | undefined> {
  const most = bulkLimits.maxTicked;
  const found = await db.many<{ id: string }>(sql`select distinct ${people}::text as id ${from} limit ${most + 1}`);
  return found.length > most ? undefined : found.map(({ id }) => id);
}

export const countRows = async (db: Db, { from }: ExportSource) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n ${from}`)).n;
