import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPlatformPerson, aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/tenants'] as const;
const aHost = () => `s${randomBytes(5).toString('hex')}.example.edu.cn`;
const unlimited = { maxPeople: null, maxStorageMb: null };
const password = 'Yunling-2026-first';

const platform = async (standing: School) => aPlatformPerson(standing, { role: 'SUPER_ADMIN', menus });

/** A school the platform has made, asked by its own address. */
async function aMadeSchool(input: { maxPeople?: number; maxStorageMb?: number } = {}) {
  const standing = await aSchool();
  const admin = await platform(standing);
  const host = aHost();
  const { result } = await admin.tenants.create({ name: '新建学院', hosts: [host], ...unlimited, ...input });
  const code = new URL(result.link.url.replace('/#', '')).searchParams.get('code') ?? '';
  const visit = (method: 'GET' | 'POST', url: string, payload?: Record<string, unknown>) =>
    standing.inject({ method, url, headers: { host }, ...(payload && { payload }) });
  return { standing, admin, host, id: result.id, link: result.link, code, visit };
}

test('AD-7 the platform’s administrator makes a school; its first administrator comes by the link, once, and holds every entry but the platform’s', async () => {
  const { standing, admin, host, id, link, code, visit } = await aMadeSchool();
  expect(link.url).toContain(`//${host}`);
  const first = { code, account: 'head', name: '首位管理员', password };
  const call = (payload: typeof first) => visit('POST', '/api/blade-workbench/nobody/first', payload);
  const address = await visit('POST', '/api/blade-platform/nobody/index/index', {});
  expect(JSON.parse(address.body)).toMatchObject({
    result: { tenant: { id, name: '新建学院' }, firstAdministrator: true },
  });
  const db = standing.parts.database.of(id);
  const waiting = (await admin.tenants.list({})).result.find((row) => row.id === id);
  expect(waiting).toMatchObject({ hosts: [host], people: 0, hasAdministrator: false, suspended: null });
  expect(JSON.parse((await call(first)).body).status).toBe(1000);
  expect(JSON.parse((await call({ ...first, account: 'second' })).body).status).not.toBe(1000);
  expect((await admin.tenants.list({})).result.find((row) => row.id === id)).toMatchObject({
    ...{ people: 1, hasAdministrator: true },
  });
  const held = await db.many<{ code: string; menu: string | null }>(sql`
    select r.code, m.menu from role r
      join identity_role ir on ir.tenant_id = ${tenant} and ir.role_id = r.id
      left join role_menu m on m.tenant_id = ${tenant} and m.role_id = r.id
    where r.tenant_id = ${tenant}`);
  expect(new Set(held.map((row) => row.code))).toEqual(new Set(['TENANT_ADMIN']));
  expect(held.map(({ menu }) => menu)).toContain('userFrameConfig/manage/users');
  expect(held.map(({ menu }) => menu)).not.toContain(menus[0]);
  expect((await admin.tenants.createLink({ id })).msg).toContain('管理员');
});

test('RO-6 a suspended school answers nobody at any address and says why; resumed, it is there again', async () => {
  const { admin, standing, id, host, visit } = await aMadeSchool();
  const own = await aPlatformPerson({ ...standing, parts: standing.parts }, {});
  const db = standing.parts.database.of(id);
  await db.run(sql`
    insert into session (tenant_id, user_id, identity_id, way, ip, user_agent) values (${tenant}, 1, 1, 'password', '', '')`);
  expect((await admin.tenants.suspend({ id, note: '合同到期' })).status).toBe(1000);
  for (const [method, url] of [
    ['POST', '/api/blade-platform/nobody/index/index'],
    ['GET', '/'],
    ['GET', '/lib/staticConfig.json'],
    ['POST', '/open/v1/todos:batchUpsert'],
  ] as const) {
    const answer = await visit(method, url, method === 'POST' ? {} : undefined);
    expect(answer.http, url).toBe(503);
    expect(answer.body, url).toContain('合同到期');
  }
  const page = await standing.inject({ url: '/s/any', headers: { host, accept: 'text/html' } });
  expect([page.http, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain('合同到期');
  const named = await standing.inject({
    ...{ method: 'POST', url: '/api/blade-platform/nobody/index/index', payload: {}, headers: { 'tenant-id': id } },
  });
  expect(named.http).toBe(503);
  expect(
    await db.one(sql`select count(*)::int as n from session where tenant_id = ${tenant} and ended_at is null`),
  ).toEqual({ n: 0 });
  expect((await own.session.userInfo()).status).toBe(1000);
  expect((await admin.tenants.list({})).result.find((row) => row.id === id)?.suspended).toMatchObject({
    note: '合同到期',
  });
  expect((await admin.tenants.resume({ id })).status).toBe(1000);
  expect((await visit('GET', '/')).http).toBe(200);
});

test('the platform’s own school cannot be suspended', async () => {
  const admin = await platform(await aSchool());
  expect((await admin.tenants.suspend({ id: '000000', note: '不行' })).msg).toBe('平台所在的学校不能暂停使用');
});

test('a school answers at all of its hosts; one of another school is refused, whichever school has it first', async () => {
  const { admin, standing, id, host } = await aMadeSchool();
  const other = aHost();
  const { result: rows } = await admin.tenants.list({});
  const row = rows.find((one) => one.id === id) ?? expect.fail();
  const input = { id, version: row.version, name: '新建学院', hosts: [host, other], ...unlimited };
  expect((await admin.tenants.update(input)).status).toBe(1000);
  for (const asked of [host, other, other.toUpperCase()]) {
    const answer = await standing.inject({ url: '/lib/staticConfig.json', headers: { host: asked } });
    expect(JSON.parse(answer.body)).toMatchObject({ tenantId: id });
  }
  const taken = await admin.tenants.create({ name: '另一所', hosts: [aHost(), other], ...unlimited });
  expect(taken).toMatchObject({ status: 1002, msg: expect.stringContaining(other) });
  expect((await admin.tenants.list({})).result.some(({ name }) => name === '另一所')).toBe(false);
  expect(await admin.tenants.update(input)).toMatchObject({ status: 9009 });
});

test.each([
  ['no host', []],
  ['a space', ['a b']],
  ['a path', ['a.cn/x']],
  ['a port', ['a.cn:80']],
  ['a script', ['<x>']],
])('DR-2 %s is no host of a new school', async (_, hosts) => {
  const admin = await platform(await aSchool());
  expect((await admin.tenants.create({ name: '新', hosts, ...unlimited })).status).toBe(4000);
});

test('RO-6 whoever holds the entry in another school manages no schools', async () => {
  const school = await aSchool();
  const person = await school.person({ menus: [...menus] });
  expect((await person.tenants.list({})).status).toBe(4030);
  expect((await person.tenants.suspend({ id: '000000', note: 'x' })).status).toBe(4030);
});

test('AD-3 the school’s administrator cannot give the platform’s entry to a role', async () => {
  const school = await aSchool();
  const head = await school.person({ role: 'TENANT_ADMIN', menus: ['userFrameConfig/manage/roles'] });
  const role = { name: '平台', code: 'PLATFORM', note: '', menus: [...menus] };
  expect((await head.roles.create(role)).status).toBe(4030);
});

test('a school with as many accounts as it may have gets no further one', async () => {
  const school = await aSchool();
  await school.db.run(sql`update tenant set max_people = 2 where id = ${tenant}`);
  const clerk = await school.person({ role: 'TENANT_ADMIN', menus: ['userFrameConfig/manage/users'] });
  const input = (account: string) => ({
    ...{ account, realName: '新人', nickName: '', email: '', mobile: '' },
    identities: [
      {
        type: 1 as const,
        number: '',
        deptId: null,
        post: '',
        isDefault: true,
        validFrom: null,
        validTo: null,
        roleIds: [],
      },
    ],
  });
  expect((await clerk.users.create(input('one'))).status).toBe(1000);
  expect(await clerk.users.create(input('two'))).toMatchObject({
    status: 1002,
    msg: expect.stringContaining('上限 2'),
  });
  const { n } = await school.db.one<{ n: number }>(
    sql`select count(*)::int as n from app_user where tenant_id = ${tenant}`,
  );
  expect(n).toBe(2);
});

test('AU-1 a change of a school that cannot be recorded is not made', async () => {
  const { standing, admin, id, host } = await aMadeSchool();
  const { pool } = standing.parts.database;
  await pool.query(`
    create function refuse_record_${id}() returns trigger language plpgsql as 'begin raise exception $m$the log is full$m$; end';
    create trigger refuse_record_${id} before insert on audit_log for each row
      when (new.entity = 'tenant' and new.entity_id = '${id}') execute function refuse_record_${id}()`);
  const { version } = (await admin.tenants.list({})).result.find((row) => row.id === id) ?? { version: 0 };
  const answers = [
    await admin.tenants.update({ id, version, name: '改名学院', hosts: [host], ...unlimited }),
    await admin.tenants.suspend({ id, note: '合同到期' }),
    await admin.tenants.createLink({ id }),
  ];
  await pool.query(`drop trigger refuse_record_${id} on audit_log`);
  expect(answers.map(({ status }) => status)).toEqual([9999, 9999, 9999]);
  const after = (await admin.tenants.list({})).result.find((row) => row.id === id);
  expect(after).toMatchObject({ name: '新建学院', version, suspended: null });
});
