import * as openLimits from '@yizhan/contract/limits/open.ts';
import { apiScopes } from '@yizhan/contract/open/scopes.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { Db } from '../database.ts';
import { type Sql, sql, tenant } from '../sql.ts';
import { campusPath } from './demo/campus.ts';

type CampusPlace = {
  origin: string;
  /** The key of its JSON sources. */
  sourceKey: string;
  /** The stored form of the secret by which a system asks the portal who came. */
  secretHashOf: (code: string) => string;
  /** By which it brings what was done there. */
  openClient: { appId: string; sealedSecret: string };
};

const onCampus = `%${campusPath}/%`;
const originBefore = `https?://[^/"\\s]+(?=${campusPath}/)`;
const keyBefore = `(${campusPath}/[^"\\s]*[?&]key=)[\\w-]*`;

const addresses: readonly [table: Sql, column: Sql][] = [
  [sql`service`, sql`url`],
  [sql`service`, sql`mobile_url`],
  [sql`todo`, sql`url`],
  [sql`todo`, sql`view_url`],
  [sql`matter`, sql`url`],
  [sql`common_tool`, sql`url`],
  [sql`frame_address`, sql`url`],
  [sql`nav_item`, sql`url`],
  [sql`dept`, sql`website`],
  [sql`news`, sql`content`],
  [sql`connector`, sql`url`],
];
const contents: readonly [table: Sql, column: Sql][] = [
  [sql`publication`, sql`draft`],
  [sql`revision`, sql`content`],
];

/**
 * Puts the origin of the campus that runs now into every address of it: the portal may start on another port than the
 * last time. Its systems get new secrets, so that the portal knows them.
 */
export async function placeCampus(db: Db, place: CampusPlace): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [table, column] of addresses) await moveTexts(tx, table, column, place);
    for (const [table, column] of contents) await moveContents(tx, table, column, place);
    await moveSettings(tx, place);
    await writeSecrets(tx, place);
    await writeOpenClient(tx, place);
  });
}

const moved = (text: Sql, { origin, sourceKey }: CampusPlace) => sql`
  regexp_replace(regexp_replace(${text}, ${originBefore}, ${origin}, 'g'), ${keyBefore}, ${`\\1${sourceKey}`}, 'g')`;

const moveTexts = (db: Db, table: Sql, column: Sql, place: CampusPlace) =>
  db.run(sql`
    update ${table} set ${column} = ${moved(column, place)}
    where tenant_id = ${tenant} and ${column} like ${onCampus} and ${column} <> ${moved(column, place)}`);

const moveContents = (db: Db, table: Sql, column: Sql, place: CampusPlace) =>
  db.run(sql`
    update ${table} set ${column} = (${moved(sql`${column}::text`, place)})::jsonb
    where tenant_id = ${tenant} and ${column}::text like ${onCampus}
      and ${column}::text <> ${moved(sql`${column}::text`, place)}`);

const moveSettings = (db: Db, place: CampusPlace) =>
  db.run(sql`
    update tenant set settings = (${moved(sql`settings::text`, place)})::jsonb
    where id = ${tenant} and settings::text like ${onCampus}`);

async function writeSecrets(db: Db, { secretHashOf }: CampusPlace): Promise<void> {
  const systems = await db.many<{ id: string; code: string }>(sql`
    select id, code from service
    where tenant_id = ${tenant} and url like ${onCampus} and access_way = any(${[accessWays.code, accessWays.comb]})`);
  await db.run(sql`
    update service set verify_secret = s.hash
    from unnest(${systems.map(({ id }) => id)}::bigint[], ${systems.map(({ code }) => secretHashOf(code))}::text[])
      as s(id, hash)
    where service.tenant_id = ${tenant} and service.id = s.id and service.verify_secret is distinct from s.hash`);
}

/** The campus as a client of the open interface, from this machine alone. */
async function writeOpenClient(db: Db, { openClient: { appId, sealedSecret } }: CampusPlace): Promise<void> {
  await db.run(sql`
    insert into api_client (tenant_id, app_id, name, note, scopes, per_minute, per_day, created_by)
    select ${tenant}, ${appId}, '云岭校园业务系统', '演示：在校园系统里办的预约、缴费和申请会送到门户', ${apiScopes}, ${openLimits.perMinute},
      ${openLimits.perDay}, u.id
    from app_user u where u.tenant_id = ${tenant} and u.account = 'admin' on conflict (tenant_id, app_id) do nothing`);
  await db.run(sql`
    with client as (select id from api_client where tenant_id = ${tenant} and app_id = ${appId}), gone as (
      delete from api_secret s using client c where s.tenant_id = ${tenant} and s.client_id = c.id and s.kind = 'hmac'
    )
    insert into api_secret (tenant_id, client_id, kind, value, ending)
    select ${tenant}, c.id, 'hmac', ${sealedSecret}, '演示' from client c`);
}
