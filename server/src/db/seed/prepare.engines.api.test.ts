import { randomBytes } from 'node:crypto';
import { builtInRoles, identityTypes } from '@yizhan/contract/permissions.ts';
import { platformMenus, schoolMenus } from '@yizhan/contract/platform-menus.ts';
import { expect, test } from 'vitest';
import { openTestDatabase, testDatabase } from '../../../test/database.ts';
import { Database, type Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { prepareTenant, prepareTenants } from './prepare.ts';

async function anEmptySchool(): Promise<Db> {
  const db = (await testDatabase()).of(`t${randomBytes(6).toString('hex')}`);
  await db.run(sql`insert into tenant (id, name) values (${tenant}, '空')`);
  return db;
}

const menusOf = async (db: Db, code: string) =>
  (
    await db.many<{ menu: string }>(sql`
      select m.menu from role r join role_menu m on m.tenant_id = r.tenant_id and m.role_id = r.id
      where r.tenant_id = ${tenant} and r.code = ${code} order by m.menu`)
  ).map((row) => row.menu);

test('a school starts with its roles; its administrator opens everything, the platform’s nothing of it', async () => {
  const db = await anEmptySchool();
  await prepareTenant(db);
  const roles = await db.many<{ code: string; name: string; note: string; built_in: boolean }>(sql`
    select code, name, note, built_in from role where tenant_id = ${tenant}`);
  expect(roles.map((role) => role.code).sort()).toEqual([...builtInRoles].sort());
  expect(roles.every((role) => role.built_in && /\p{Script=Han}/u.test(role.name) && role.note !== '')).toBe(true);
  expect(await menusOf(db, 'TENANT_ADMIN')).toEqual([...schoolMenus].sort());
  expect(await menusOf(db, 'SUPER_ADMIN')).toEqual([]);
  expect(await menusOf(db, 'PORTAL_ADMIN')).toEqual([
    'cardBusinessConfig',
    'deptResponsibilityListConfig',
    'userFrameConfig/addNavigation',
    'userFrameConfig/applicationServiceCenterConfig',
    'userFrameConfig/effectivenessMonitoringConfig',
    'userFrameConfig/homePageConfig',
    'userFrameConfig/manage/agreements',
    'userFrameConfig/manage/bin',
    'userFrameConfig/manage/calendar',
    'userFrameConfig/manage/channels',
    'userFrameConfig/manage/chat',
    'userFrameConfig/manage/english',
    'userFrameConfig/manage/feedback',
    'userFrameConfig/manage/settings',
    'userFrameConfig/manage/words',
    'userFrameConfig/preLoginConfig',
    'userFrameConfig/processServiceCenterConfig',
    'userFrameConfig/serviceHallConfig',
    'userFrameConfig/threeListsConfig',
  ]);
});

test('a school starts with the identity types in its dictionary and its home page and hall in its top bar', async () => {
  const db = await anEmptySchool();
  await prepareTenant(db);
  const items = await db.many<{ key: string }>(sql`
    select i.key from dict d join dict_item i on i.tenant_id = d.tenant_id and i.dict_id = d.id
    where d.tenant_id = ${tenant} and d.code = 'identityType' order by i.sort`);
  expect(items.map((item) => item.key)).toEqual(Object.values(identityTypes).map(String));
  expect(await db.many(sql`select name, path from nav_item where tenant_id = ${tenant} order by sort, id`)).toEqual([
    { name: '首页', path: '/home/homePage' },
    { name: '服务大厅', path: '/home/serviceHall' },
  ]);
});

test('preparing again changes nothing that the school made its own', async () => {
  const db = await anEmptySchool();
  await prepareTenant(db);
  await db.run(sql`update role set name = '主管' where tenant_id = ${tenant} and code = 'TENANT_ADMIN'`);
  await db.run(sql`update dict_item set value = '本科' where tenant_id = ${tenant} and key = '1'`);
  await db.run(sql`update nav_item set name = '门户', sort = 5 where tenant_id = ${tenant}`);
  await db.run(sql`
    delete from role_menu where tenant_id = ${tenant}
      and role_id = (select id from role where tenant_id = ${tenant} and code = 'PORTAL_ADMIN')`);
  const everything = () =>
    db.one(sql`
      select (select json_agg(r order by id) from role r where tenant_id = ${tenant}) as roles,
        (select json_agg(m order by role_id, menu) from role_menu m where tenant_id = ${tenant}) as menus,
        (select json_agg(d order by id) from dict_item d where tenant_id = ${tenant}) as items,
        (select json_agg(n) from nav_item n where tenant_id = ${tenant}) as nav`);
  const before = await everything();
  await prepareTenant(db);
  expect(await everything()).toEqual(before);
});

test('an upgrade brings new menu entries to the administrator', async () => {
  const db = await anEmptySchool();
  await prepareTenant(db);
  await db.run(sql`delete from role_menu where tenant_id = ${tenant} and menu = 'userFrameConfig/manage/users'`);
  await prepareTenant(db);
  expect(await menusOf(db, 'TENANT_ADMIN')).toContain('userFrameConfig/manage/users');
  expect(await menusOf(db, 'IMPORT_OPERATOR')).toEqual([]);
});

test('the first start makes the first school, and every start prepares all there are', async () => {
  const { pool, close } = await openTestDatabase();
  const database = new Database(pool);
  await prepareTenants(database);
  const [first, second] = [database.of('000000'), database.of('second')];
  expect(await first.many(sql`select name from tenant where id = ${tenant}`)).toEqual([{ name: '我的学校' }]);
  await second.run(sql`insert into tenant (id, name) values (${tenant}, '二')`);
  await prepareTenants(database);
  for (const db of [first, second]) expect(await menusOf(db, 'TENANT_ADMIN')).toHaveLength(schoolMenus.length);
  // Schools are managed from the first one.
  expect(await menusOf(first, 'SUPER_ADMIN')).toEqual([...platformMenus]);
  expect(await menusOf(second, 'SUPER_ADMIN')).toEqual([]);
  await close();
});
