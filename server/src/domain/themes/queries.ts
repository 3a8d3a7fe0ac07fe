import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** The theme a person chose, if any; rules.ts decides whether it is still available. */
export async function findChosenTheme(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.maybe<{ themeId: string }>(sql`
    select theme_id as "themeId" from user_theme where tenant_id = ${tenant} and user_id = ${userId}`);
  return row?.themeId;
}

export const writeChosenTheme = (db: Db, userId: string, themeId: string) =>
  db.run(sql`
    insert into user_theme (tenant_id, user_id, theme_id) values (${tenant}, ${userId}, ${themeId})
    on conflict (tenant_id, user_id) do update set theme_id = excluded.theme_id`);

export const deleteChosenTheme = (db: Db, userId: string) =>
  db.run(sql`delete from user_theme where tenant_id = ${tenant} and user_id = ${userId}`);

export const deleteChoicesOf = (db: Db, themeId: string) =>
  db.run(sql`delete from user_theme where tenant_id = ${tenant} and theme_id = ${themeId}`);
