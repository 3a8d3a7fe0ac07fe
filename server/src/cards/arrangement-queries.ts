import type { OwnLayout } from '@yizhan/contract/entities/layout.ts';
import type { Db } from '../db/database.ts';
import { json, sql, tenant } from '../db/sql.ts';

/** A person has one arrangement per page and identity type. */
export type ArrangementKey = { userId: string; navigationId: string; identityType: number };

const matches = ({ userId, navigationId, identityType }: ArrangementKey) => sql`
  tenant_id = ${tenant} and user_id = ${userId} and navigation_id = ${navigationId}
  and identity_type = ${identityType}`;

export const findArrangement = (db: Db, key: ArrangementKey) =>
  db.maybe<{ arrangement: OwnLayout }>(sql`select arrangement from user_layout where ${matches(key)}`);

export const writeArrangement = (db: Db, key: ArrangementKey, own: OwnLayout, now: Date) =>
  db.run(sql`
    insert into user_layout (tenant_id, user_id, navigation_id, identity_type, arrangement, updated_at)
    values (${tenant}, ${key.userId}, ${key.navigationId}, ${key.identityType}, ${json(own)}, ${now})
    on conflict (tenant_id, user_id, navigation_id, identity_type)
    do update set arrangement = excluded.arrangement, updated_at = excluded.updated_at`);

export const deleteArrangement = (db: Db, key: ArrangementKey) =>
  db.run(sql`delete from user_layout where ${matches(key)}`);
