import type { BinQuery, BinRow } from '@yizhan/contract/entities/recycling.ts';
import * as binLimits from '@yizhan/contract/limits/recycling.ts';
import type { Recyclable } from '@yizhan/contract/recycling.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { RecycledItem } from '../../domain/recycling/queries.ts';

type Listing = BinQuery & { kinds: readonly Recyclable[]; now: Date };

const DAY_SECONDS = 86_400;

/** What is older waits for the nightly cleanup and is not shown any more. */
export const isInBin = (now: Date) =>
  sql`b.removed_at > ${now}::timestamptz - make_interval(days => ${binLimits.keepDays})`;

/** The newest first. */
export const listBin = (db: Db, { keyword, kind, kinds, now, current, size }: Listing) =>
  db.many<BinRow & { total: number }>(sql`
    select b.id, b.kind, b.name, coalesce(u.nick_name, '') as "removedBy",
      ${toWireTimeSql(sql`b.removed_at`)} as "removedAt", ceil(${binLimits.keepDays} -
        extract(epoch from ${now}::timestamptz - b.removed_at) / ${DAY_SECONDS})::int as "daysLeft",
      count(*) over ()::int as total
    from recycled b left join app_user u on u.tenant_id = ${tenant} and u.id = b.removed_by
    where b.tenant_id = ${tenant} and ${isInBin(now)} and b.kind = any(${kinds}::text[])
      ${kind ? sql`and b.kind = ${kind}` : nothing}
      ${keyword ? sql`and strpos(lower(b.name), lower(${keyword})) > 0` : nothing}
    order by b.removed_at desc, b.id desc limit ${size} offset ${(current - 1) * size}`);

type OwnRemoval = { kind: Recyclable; id: string; by: string; now: Date };

/** What this person deleted a moment ago. */
export const findOwnRemoval = (db: Db, { kind, id, by, now }: OwnRemoval) =>
  db.maybe<RecycledItem>(sql`
    select b.id, b.kind, b.entity_id as "entityId", b.name from recycled b
    where b.tenant_id = ${tenant} and b.kind = ${kind} and b.entity_id = ${id} and b.removed_by = ${by}
      and b.removed_at > ${now}::timestamptz - make_interval(mins => ${binLimits.undoMinutes})
    order by b.id desc limit 1 for update`);
