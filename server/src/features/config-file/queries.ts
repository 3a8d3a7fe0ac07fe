import type { ConfigTarget } from '@yizhan/contract/config-parts.ts';
import type { ConfigImport } from '@yizhan/contract/entities/config-file.ts';
import * as configLimits from '@yizhan/contract/limits/config-file.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

/** The number and the portable name of everything a content can refer to. */
const named: Readonly<Record<Exclude<ConfigTarget, 'picture'>, Sql>> = {
  role: sql`select o.id, o.code as name from role o where o.tenant_id = ${tenant}`,
  service: sql`select o.id, o.code as name from service o where o.tenant_id = ${tenant}`,
  tool: sql`select o.id, o.name from common_tool o where o.tenant_id = ${tenant}`,
  newsColumn: sql`select o.id, o.name from news_column o where o.tenant_id = ${tenant}`,
  connector: sql`select o.id, o.name from connector o where o.tenant_id = ${tenant}`,
  card: sql`
    select o.id, coalesce(o.published_name, o.name) as name from publication o
    where o.tenant_id = ${tenant} and o.kind = 'card'`,
  navItem: sql`select o.id, o.name from nav_item o where o.tenant_id = ${tenant}`,
};

type NameRow = { id: string; name: string };

export const listNamed = (db: Db, to: keyof typeof named) =>
  db.many<NameRow>(sql`${named[to]} order by o.id desc limit ${configLimits.maxNamed}`);

/** Two imports at once come one after the other. */
export const lockImports = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('configuration ' || ${tenant}::text))`);

type StoredImport = Omit<ConfigImport, 'names'> & { after: unknown };

/** The audit log is the record of what an import changed: nothing alters it. */
const imports = sql`
  select a.entity_id as id, a.actor_name as by, ${toWireTimeSql(sql`a.at`)} as at, a.after,
    coalesce(a.after ->> 'school', '') as school,
    exists (select 1 from audit_log u where u.tenant_id = ${tenant} and u.entity = 'configFile'
      and u.entity_id = a.entity_id and u.action = 'undo') as undone
  from audit_log a
  where a.tenant_id = ${tenant} and a.entity = 'configFile' and a.action = 'import'`;

export const listImports = (db: Db) =>
  db.many<StoredImport>(sql`${imports} order by a.at desc, a.id desc limit ${configLimits.historyShown}`);

export const findImport = (db: Db, id: string) => db.maybe<StoredImport>(sql`${imports} and a.entity_id = ${id}`);
