import * as personLimits from '@yizhan/contract/limits/person-info.ts';
import type { CanSeeAttached } from '../../common/files.ts';
import type { Db } from '../../db/database.ts';
import { join, type Sql, sql, tenant } from '../../db/sql.ts';
import type { OwnTable } from './tables-queries.ts';

type OwnDataJob = {
  state: 'waiting' | 'running' | 'finished' | 'failed';
  endedAt: Date | null;
  fileId: string | null;
  size: number | null;
};

/** The last time the person asked for a file of their data, and the file. */
export const findOwnDataJob = (db: Db, userId: string) =>
  db.maybe<OwnDataJob>(sql`
    select j.state, j.ended_at as "endedAt", f.id as "fileId", f.size::float8 as size from job j
    left join file_object f on f.tenant_id = j.tenant_id and f.attached_to = 'ownData' and f.attached_id = j.id::text
    where j.tenant_id = ${tenant} and j.owner_id = ${userId} and j.kind = 'ownData'
    order by j.created_at desc, j.id desc limit 1`);

/** The file belongs to the one whose data it is, for a day; nobody administers it. */
export const canSeeOwnData: CanSeeAttached = async (db, person, jobId, now) =>
  person !== undefined &&
  (await db.maybe(sql`
    select 1 from job
    where tenant_id = ${tenant} and id = ${jobId} and kind = 'ownData' and owner_id = ${person.id}
      and coalesce(ended_at, ${now}::timestamptz) > ${now}::timestamptz - make_interval(hours => ${personLimits.ownDataHours})`)) !==
    undefined;

/** Files of an earlier run of the same job, which its node's end left behind. */
export const listLeftFiles = async (db: Db, jobId: string) =>
  (
    await db.many<{ id: string }>(sql`
      select id from file_object
      where tenant_id = ${tenant} and attached_to = 'ownData' and attached_id = ${jobId}`)
  ).map(({ id }) => id);

const textList = (texts: readonly string[]): Sql => sql`${texts}::text[]`;

/** The rows of one table that are about this person, in parts. */
export function streamOwnRows(db: Db, { table, by, without = [], added }: OwnTable, userId: string) {
  const mine = join(
    by.map((column) => sql`${column} = ${userId}`),
    sql` or `,
  );
  const row = sql`to_jsonb(t) - ${textList(['tenant_id', ...without])}`;
  return db.cursor<{ row: Record<string, unknown> }>(
    sql`select ${added ? sql`(${row}) || ${added}` : row} as row from ${table} t where t.tenant_id = ${tenant} and (${mine})`,
    personLimits.ownDataRows,
  );
}
