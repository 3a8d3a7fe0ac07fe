import { type TenantSettings, tenantSettings } from '@yizhan/contract/entities/settings.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

/** A school's settings, read and written as one: two administration screens share them. */
type Row = { name: string; settings: unknown; version: string };
export type StoredSettings = { name: string; settings: TenantSettings; version: string };

const found = ({ settings, ...row }: Row): StoredSettings => ({ ...row, settings: tenantSettings.parse(settings) });

export const findSettings = async (db: Db) =>
  found(
    await db.one<Row>(sql`
      select name, settings, md5(name || settings::text) as version from tenant where id = ${tenant}`),
  );

/**
 * Locks the settings until the transaction ends, so that editors are serialized; one with a stale version learns who
 * changed them and when.
 */
export async function lockSettings(db: Db, expected: string): Promise<StoredSettings> {
  await db.run(sql`select id from tenant where id = ${tenant} for update`);
  const settings = await findSettings(db);
  if (settings.version === expected) return settings;
  const changed = { who: '—', when: '—', ...(await findLastChange(db)), what: settings.name };
  return fail('changed_meanwhile', changed, changed);
}

export const writeSettings = (db: Db, name: string, settings: TenantSettings) =>
  db.run(sql`update tenant set name = ${name}, settings = ${json(settings)} where id = ${tenant}`);

const findLastChange = (db: Db) =>
  db.maybe<{ who: string; when: string }>(sql`
    select actor_name as who, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "when"
    from audit_log where tenant_id = ${tenant} and entity = 'settings' and entity_id = ${tenant} and action = 'update'
    order by id desc limit 1`);
