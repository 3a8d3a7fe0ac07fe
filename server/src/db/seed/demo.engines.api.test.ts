import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { builtInRoles } from '@yizhan/contract/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { Database, type Db } from '../database.ts';
import type { OpenPool } from '../pool.ts';
import { sql, tenant } from '../sql.ts';
import { type DemoCounts, demoAccounts, demoPassword, secondTenant, seedDemo } from './demo.ts';
import { prepareTenants } from './prepare.ts';

const now = new Date('2026-11-15T02:00:00Z');
let opened: OpenPool;
let database: Database;
let db: Db;
let counts: DemoCounts | undefined;

// A separate database: the demo campus is the first school, which other tests share.
beforeAll(async () => {
  opened = await openTestDatabase();
  database = new Database(opened.pool);
  db = database.of('000000');
  await prepareTenants(database);
  counts = await seedDemo(database, now);
});
afterAll(() => opened.close());

const count = async (what: ReturnType<typeof sql>) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n ${what}`)).n;

test('the demo campus has its departments, employees and students', async () => {
  expect(counts).toEqual({ people: 2_060, identities: expect.any(Number), departments: 26 });
  expect(await count(sql`from app_user where tenant_id = ${tenant}`)).toBe(2_060);
  expect(
    await count(sql`from dept where tenant_id = ${tenant} and leader <> '' and phone <> '' and location <> ''`),
  ).toBe(26);
  const students = sql`from user_identity where tenant_id = ${tenant} and type in (1, 2) and is_default`;
  expect(await count(students)).toBe(2_000);
});

test('RO-1 some people have two identities, one of them their default', async () => {
  const twice = sql`from (select user_id from user_identity where tenant_id = ${tenant}
    group by user_id having count(*) = 2 and count(*) filter (where is_default) = 1) as twice`;
  expect(await count(twice)).toBeGreaterThan(10);
});

test('RO-7 there is an account for every role, for a teacher and for a student', async () => {
  const roles = await db.many<{ account: string; code: string }>(sql`
    select u.account, r.code from app_user u join user_identity i on i.tenant_id = u.tenant_id and i.user_id = u.id and i.is_default
    join identity_role ir on ir.tenant_id = u.tenant_id and ir.identity_id = i.id
    join role r on r.tenant_id = u.tenant_id and r.id = ir.role_id
    where u.tenant_id = ${tenant} and u.account = any(${demoAccounts})`);
  for (const code of builtInRoles) expect(roles).toContainEqual({ account: code.toLowerCase(), code });
  expect(roles).toContainEqual({ account: 'admin', code: 'TENANT_ADMIN' });
  expect(roles).toContainEqual({ account: 'student', code: 'STUDENT' });
});

test('everybody signs in with the one password that the start prints', async () => {
  const rows = await db.many<{ hash: string }>(sql`
    select distinct password_hash as hash from app_user where tenant_id = ${tenant} and status = 'active'`);
  expect(rows).toHaveLength(1);
  expect(await verify(rows[0]?.hash ?? '', demoPassword)).toBe(true);
});

test('the semester of today is there', async () => {
  const day = '2026-11-15';
  expect(
    await db.many(sql`select name from semester where tenant_id = ${tenant} and ${day}::date between begins and ends`),
  ).toEqual([{ name: '2026-2027 学年第一学期' }]);
});

test('the second school stands at its own host with its own few people', async () => {
  const second = database.of(secondTenant.id);
  expect(await second.many(sql`select host from tenant where id = ${tenant}`)).toEqual([{ host: 'second.localhost' }]);
  expect(await second.many(sql`select account from app_user where tenant_id = ${tenant} order by id`)).toEqual([
    { account: 'admin' },
    { account: 'teacher' },
    { account: 'student' },
  ]);
});

test('the top bar has a group of five pages that are there', async () => {
  const held = await db.many<{ name: string; address: string }>(sql`
    select n.name, coalesce(n.path, n.url) as address from nav_item n
    join nav_item g on g.tenant_id = ${tenant} and g.id = n.parent_id and g.kind = 'group'
    where n.tenant_id = ${tenant} order by n.sort, n.id`);
  expect(held.map(({ name }) => name)).toEqual(['校园要闻', '办事指南', '权责清单', '效能监察', '无障碍浏览']);
  expect(held[0]?.address).toMatch(/^\/home\/news\/\d+$/);
});

test('a second start adds nothing', async () => {
  expect(await seedDemo(database, now)).toBeUndefined();
  expect(await count(sql`from app_user where tenant_id = ${tenant}`)).toBe(2_060);
});

test('people have names one could meet', async () => {
  const names = await db.many<{ name: string }>(sql`
    select real_name as name from app_user where tenant_id = ${tenant} and account like '2%' order by id limit 500`);
  expect(new Set(names.map(({ name }) => name)).size).toBeGreaterThan(400);
  for (const { name } of names) expect(name).toMatch(/^\p{Script=Han}{2,4}$/u);
});

test('a start without the demo brings nobody', async () => {
  const bare = database.of(`bare${randomBytes(4).toString('hex')}`);
  await bare.run(sql`insert into tenant (id, name) values (${tenant}, 'x')`);
  await prepareTenants(database);
  expect(await bare.many(sql`select id from app_user where tenant_id = ${tenant}`)).toEqual([]);
});
