import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';

/** The role that runs a school. */
export const SCHOOL_ADMINISTRATOR = 'TENANT_ADMIN';
/** The role that runs the installation. */
export const PLATFORM_ADMINISTRATOR = 'SUPER_ADMIN';

/** Somebody who hands out rights. */
export type Granter = { menus: ReadonlySet<string>; school: boolean; platform: boolean };
export type Rights = { menus: readonly string[]; platform: boolean };

/**
 * Nobody hands on, changes or takes away more than they hold themselves. Who runs the school may open
 * everything to others, even an entry that came with an upgrade and that no role has yet.
 */
export const covers = (granter: Granter, { menus, platform }: Rights) =>
  (granter.platform || !platform) && (granter.school || menus.every((menu) => granter.menus.has(menu)));

export async function granterOf(db: Db, { menus, roleIds }: Person): Promise<Granter> {
  const rows = await db.many<{ code: string }>(
    sql`select code from role where tenant_id = ${tenant} and id = any(${roleIds}::bigint[])`,
  );
  const codes = new Set(rows.map((row) => row.code));
  return { menus, school: codes.has(SCHOOL_ADMINISTRATOR), platform: codes.has(PLATFORM_ADMINISTRATOR) };
}
