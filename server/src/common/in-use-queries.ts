import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import type { Db } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { CountedUse } from './in-use.ts';

/** The first of each kind among `uses` (kind, id, name), with the number of all of its kind. */
export const listUses = (db: Db, uses: Sql) =>
  db.many<CountedUse>(sql`
    select kind, id::text, name, total from (
      select u.kind, u.id, u.name, count(*) over (partition by u.kind)::int as total,
        row_number() over (partition by u.kind order by u.id) as place
      from (${uses}) u) n
    where place <= ${administrationLimits.usesListed} order by kind, place`);
