import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, Input, Output } from '@yizhan/contract/call.ts';
import { contract } from '@yizhan/contract/contract.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type Browser, type Page } from '../../test/browser.ts';
import { testBus, testReplayGuard } from '../../test/bus.ts';
import { openTestDatabase } from '../../test/database.ts';
import { buildApp } from '../app.ts';
import { toWireTime } from '../common/wire-time.ts';
import { readConfig } from '../config.ts';
import { Database, type Db } from '../db/database.ts';
import type { OpenPool } from '../db/pool.ts';
import { demoPassword, seedDemo } from '../db/seed/demo.ts';
import { prepareTenants } from '../db/seed/prepare.ts';
import { Sql, sql, tenant } from '../db/sql.ts';
import { loansOf } from '../demo-campus/figures.ts';
import { openForeign } from '../outside/foreign.ts';
import { makeParts, type Parts } from '../parts.ts';
import { openCampus } from './demo-campus.ts';

const SECRET = 'a secret for tests, long enough to be one';
const clock = () => new Date();
const config = readConfig({
  ...{ DATA_DIR: mkdtempSync(join(tmpdir(), 'yizhan-campus-')), DEMO: 'on', PORT: '0', DEMO_CAMPUS_PORT: '0' },
});

let opened: OpenPool;
let db: Db;
let app: FastifyInstance;
let parts: Parts;
let campus: Awaited<ReturnType<typeof openCampus>>;
let origin: string;

// The demo as a start leaves it: portal and campus both listen, each on its own port.
beforeAll(async () => {
  opened = await openTestDatabase();
  const database = new Database(opened.pool);
  db = database.of('000000');
  await prepareTenants(database);
  campus = await openCampus(config, SECRET, clock);
  parts = makeParts({
    ...{ config: campus.allowIn(config), database, clock, secret: SECRET, logger: pino({ level: 'silent' }) },
    ...{ bus: await testBus(), replayGuard: await testReplayGuard() },
  });
  origin = parts.config.campus ?? '';
  await seedDemo(database, clock(), parts.files);
  await campus.writeAddresses(database);
  app = await buildApp(parts, { checkAnswers: true });
  await app.listen({ host: '127.0.0.1', port: 0 });
  campus.meet({ ...config, port: (app.server.address() as AddressInfo).port });
});
afterAll(async () => {
  await Promise.all([app.close(), campus.close()]);
  await opened.close();
});

/** Calls of a person of the demo. */
async function signIn(account: string) {
  const ask = async <C extends Call>(call: C, input: Input<C>, token = ''): Promise<Output<C>> => {
    const headers = token ? { 'blade-auth': `bearer ${token}` } : {};
    const get = call.method === 'GET';
    const answer = await app.inject({
      ...{ method: call.method, url: addressOf(call), headers },
      ...(get ? { query: input as Record<string, string> } : { payload: input as object }),
    });
    return answer.json<{ result: Output<C> }>().result;
  };
  const { session, services, shell } = contract;
  const signedIn = await ask(session.signIn, { account, password: demoPassword });
  const { access_token: token } = signedIn as { access_token: string };
  return {
    click: (serviceId: string) => ask(services.click, { serviceId }, token),
    address: async (serviceId: string) => (await ask(services.address, { serviceId }, token)).serviceUrl,
    frame: (id: string) => ask(shell.frame, { kind: 'service', id }, token),
    figures: () => ask(contract.personInfo.figures, {}, token),
    comb: async () => (await ask(session.init, {}, token)).me?.userComb ?? '',
  };
}

/** Sends the form of a page and follows to where it leads. */
async function send(browser: Browser, page: Page, fields: Record<string, string>): Promise<Page> {
  const answer = await browser.submit(page, fields);
  return answer.location ? browser.follow(answer.location) : answer;
}

/** Goes through the central login of the campus if the page asks for it. */
async function throughLogin(browser: Browser, page: Page, account: string): Promise<Page> {
  return page.url.includes('/sign-in') ? send(browser, page, { account, password: demoPassword }) : page;
}

type Row = { id: string; code: string; url: string; accessWay: number; openWay: number };
const listServices = (where: Sql) =>
  db.many<Row>(sql`
    select id, code, url, access_way as "accessWay", open_way as "openWay" from service
    where tenant_id = ${tenant} and status = 'SHELF' and maintenance = 'NONE' and ${where} order by code`);

test('HL-15 every address of the demo, wherever it is stored, ends on a page of its campus', async () => {
  const columns = await db.many<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.columns t
      on t.table_schema = c.table_schema and t.table_name = c.table_name and t.column_name = 'tenant_id'
    where c.table_schema = 'public' and c.data_type in ('text', 'jsonb') and c.table_name <> 'audit_log'
      and ${tenant}::text <> ''`);
  const addresses = new Set<string>();
  for (const { table, column } of columns) {
    const name = new Sql([`"${column}"::text`], []);
    const from = new Sql([`"${table}"`], []);
    const found = await db.many<{ address: string }>(sql`
      select distinct (regexp_matches(${name}, ${'https?://[^"\\s<>)]+'}, 'g'))[1] as address
      from ${from} where tenant_id = ${tenant}`);
    for (const { address } of found) addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(100);
  const browser = aBrowser();
  const wrong: string[] = [];
  for (const address of addresses) {
    if (!address.startsWith(`${origin}/yunling/`)) wrong.push(`${address}: not on the campus`);
    else {
      const { status } = await browser.follow(address.replace(/\$\{account\}/, 'student'));
      if (status !== 200) wrong.push(`${address}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

const signInWords: Record<number, string> = {
  [accessWays.cas]: '方式 2',
  [accessWays.oauth]: '方式 3',
  [accessWays.code]: '方式 4',
  [accessWays.comb]: '方式 5',
};

test.each([
  ['student', '李沐阳'],
  ['teacher', '陈思齐'],
])(
  'HL-15 each service that %s opens ends on a page that knows who came, by the way that tells it',
  async (account, name) => {
    const person = await signIn(account);
    const browser = aBrowser();
    const ways = new Set<number>();
    for (const { id, accessWay } of await listServices(sql`access_way <> ${accessWays.inside}`)) {
      await person.click(id);
      const address = await person.address(id).catch(() => undefined);
      // Not for this person, or not open now.
      if (!address) continue;
      const page = await throughLogin(browser, await browser.follow(address), account);
      expect([address, page.status]).toEqual([address, 200]);
      const who =
        accessWay === accessWays.link
          ? ['没有人告诉我们您是谁']
          : [name, `账号 ${account}`, signInWords[accessWay] ?? ''];
      for (const word of who) expect(page.html).toContain(word);
      expect(page.url).not.toMatch(/ticket=|code=|combStr=/);
      ways.add(accessWay);
    }
    expect([...ways].sort()).toContain(accessWays.comb);
    expect(ways.size).toBeGreaterThanOrEqual(4);
  },
);

test('HL-15 way 3 tells who came, too', async () => {
  const [service] = await listServices(sql`code = 'C0701'`);
  const person = await signIn('student');
  const browser = aBrowser();
  const page = await browser.follow(await person.address(service?.id ?? ''));
  expect(page.url).toContain('/sign-in');
  const inside = await send(browser, page, { account: 'student', password: demoPassword });
  expect(inside.html).toContain('方式 3');
  expect(inside.html).toContain('李沐阳');
});

test('HL-15 DR-5 a service opened inside the page is framed, and the page knows who came', async () => {
  const person = await signIn('student');
  const services = await listServices(sql`open_way = ${openWays.details} and access_way <> ${accessWays.inside}`);
  let framed = 0;
  for (const { id, accessWay } of services) {
    await person.click(id);
    const frame = await person.frame(id);
    if (!frame) continue;
    expect(frame.allowed).toBe(true);
    framed += 1;
    const browser = aBrowser();
    const page = await throughLogin(browser, await browser.follow(frame.url), 'student');
    expect(page.status).toBe(200);
    expect(page.html).toContain(accessWay === accessWays.link ? '没有人告诉我们您是谁' : '李沐阳');
  }
  expect(framed).toBeGreaterThan(10);
  const document = await app.inject({ url: '/' });
  expect(document.headers['content-security-policy']).toContain(new URL(origin).host);
});

test('HL-15 DR-5 a word works once and at its own service; whoever brings it again is not let in', async () => {
  const person = await signIn('student');
  const [netDisk, software] = [await listServices(sql`code = 'XX02'`), await listServices(sql`code = 'XX03'`)].flat();
  const address = await person.address(netDisk?.id ?? '');
  const elsewhere = address.replace(netDisk?.url ?? '', software?.url ?? '');
  expect((await aBrowser().follow(elsewhere)).status).toBe(403);
  expect((await aBrowser().follow(address)).status).toBe(200);
  expect((await aBrowser().follow(address)).status).toBe(403);
});

test('HL-15 one books, pays and applies; what is taken is taken, and it is there the next time', async () => {
  const [court, card, proof] = ['ZC02', 'HQ02', 'RS04'].map((code) => `${origin}/yunling/services/${code}`);
  const login = async (account: string) => {
    const browser = aBrowser();
    const form = await browser.follow(`${origin}/yunling/cas/login?service=${encodeURIComponent(court ?? '')}`);
    return { browser, page: await send(browser, form, { account, password: demoPassword }) };
  };
  const { browser, page } = await login('student');
  const booked = await send(browser, page, {});
  expect(booked.html).toContain('预约成功');
  expect((await browser.follow(court ?? '')).html).toContain('预约成功');
  const late = await login('teacher');
  expect((await send(late.browser, late.page, {})).html).toContain('这一时段刚刚被预约');
  const through = (url: string) => `${origin}/yunling/cas/login?service=${encodeURIComponent(url)}`;
  const paid = await send(browser, await browser.follow(through(card ?? '')), {});
  expect(paid.html).toContain('已支付');
  const form = await late.browser.follow(through(proof ?? ''));
  const asked = await send(late.browser, form, { reason: '办理签证' });
  expect(asked.html).toContain('受理中');
  const stranger = await send(aBrowser(), form, { reason: '办理签证' });
  expect(stranger.html).toContain('本系统需要知道您是谁');
});

test('OA-1 what one does on the campus is brought to the portal: a personal matter, an application under way, both as cases', async () => {
  const enter = async (account: string, code: string) => {
    const browser = aBrowser();
    const service = `${origin}/yunling/services/${code}`;
    const form = await browser.follow(`${origin}/yunling/cas/login?service=${encodeURIComponent(service)}`);
    return { browser, page: await send(browser, form, { account, password: demoPassword }) };
  };
  const [dinner, transcript] = [await enter('student', 'HQ05'), await enter('teacher', 'JW10')];
  await send(dinner.browser, dinner.page, {});
  await send(transcript.browser, transcript.page, { reason: '出国访学' });
  const source = 'app_yunling_campus';
  const brought = await db.many(sql`
    select 'matter' as kind, u.account, m.title, m.type_name as state from matter m
    join app_user u on u.tenant_id = ${tenant} and u.id = m.user_id
    where m.tenant_id = ${tenant} and m.source_app = ${source} and m.title = '食堂订餐'
    union all
    select 'todo', u.account, t.title, t.category from todo t
    join app_user u on u.tenant_id = ${tenant} and u.id = t.assignee_id
    where t.tenant_id = ${tenant} and t.source_app = ${source} and t.title like '%出国访学%'
    union all
    select 'case', s.code, '', f.status from case_fact f
    join service s on s.tenant_id = ${tenant} and s.id = f.service_id
    where f.tenant_id = ${tenant} and f.source_app = ${source} and s.code in ('HQ05', 'JW10')
    order by 1, 2`);
  expect(brought).toEqual([
    { kind: 'case', account: 'HQ05', title: '', state: 'FINISHED' },
    { kind: 'case', account: 'JW10', title: '', state: 'ACCEPTED' },
    { kind: 'matter', account: 'student', title: '食堂订餐', state: '已支付' },
    { kind: 'todo', account: 'teacher', title: expect.stringContaining('出国访学'), state: 'STARTED' },
  ]);
});

test('OA-1 an application begun on the campus is finished there: the to-do is done, the case is closed, its steps are told', async () => {
  const browser = aBrowser();
  const service = `${origin}/yunling/services/JW10`;
  const form = await browser.follow(`${origin}/yunling/cas/login?service=${encodeURIComponent(service)}`);
  const page = await send(browser, form, { account: 'student', password: demoPassword });
  const begun = await send(browser, page, { reason: '升学材料' });
  const number = /JW10-\d{5}/.exec(begun.html)?.[0] ?? '';
  const standing = () =>
    db.one(sql`
      select (select status from todo where tenant_id = ${tenant} and source_id = ${number}) as todo,
        array(select node from foreign_case_log where tenant_id = ${tenant} and instance_id = ${number} order by id) as steps,
        (select status from case_fact where tenant_id = ${tenant} and source_id = ${number}) as fact`);
  expect(await standing()).toEqual({ todo: 'PENDING', fact: 'ACCEPTED', steps: ['收件'] });
  const finish = `${service}/finish`;
  expect((await aBrowser().visit(finish, { number })).status).toBe(404);
  expect((await browser.follow((await browser.visit(finish, { number })).location)).html).toContain('已办结');
  expect(await standing()).toEqual({ todo: 'DONE', fact: 'FINISHED', steps: ['收件', '审核'] });
});

test('OA-1 a to-do that is handled on the campus is done in the portal, for whoever handled it', async () => {
  const todo = await db.one<{ id: string; url: string }>(sql`
    select t.id, t.url from todo t join app_user u on u.tenant_id = ${tenant} and u.id = t.assignee_id
    where t.tenant_id = ${tenant} and u.account = 'teacher' and t.category = 'TODO' and t.url <> ''
    order by t.id limit 1`);
  const standing = () => db.one(sql`select status, category from todo where tenant_id = ${tenant} and id = ${todo.id}`);
  const handle = async (account: string) => {
    const browser = aBrowser();
    await send(browser, await browser.follow(`${origin}/yunling/sign-in`), { account, password: demoPassword });
    return send(browser, await browser.follow(todo.url), { opinion: '同意' });
  };
  expect((await handle('student')).html).toContain('已提交');
  expect(await standing()).toEqual({ status: 'PENDING', category: 'TODO' });
  await handle('teacher');
  expect(await standing()).toEqual({ status: 'DONE', category: 'DONE' });
});

test('HL-15 a form that another site sends to the campus is refused', async () => {
  const browser = aBrowser();
  const page = await browser.follow(`${origin}/yunling/sign-in`);
  const from = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ account: 'student', password: demoPassword, next: '/yunling/' });
    return (await fetch(page.url, { method: 'POST', redirect: 'manual', headers, body })).status;
  };
  for (const other of [
    'https://evil.example',
    'null',
    new URL(`http://127.0.0.1:${Number(new URL(origin).port) + 1}`).origin,
  ])
    expect([other, await from({ origin: other })]).toEqual([other, 403]);
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await from({ origin })).toBe(303);
  // Browsers say where a form comes from only where the page lets them.
  expect((await fetch(page.url)).headers.get('referrer-policy')).toBe('same-origin');
});

test('HL-15 the campus refuses what a real one would: strangers, foreign services, sources without their key', async () => {
  const browser = aBrowser();
  const form = await browser.follow(`${origin}/yunling/sign-in`);
  expect((await send(browser, form, { account: 'student', password: 'wrong' })).status).toBe(403);
  const portal = await browser.follow(`${origin}/yunling/cas/login?service=http%3A%2F%2F127.0.0.1%2Fsso%2Fcas`);
  expect(portal.status).toBe(403);
  expect((await browser.follow(`${origin}/timetable/next?account=student`)).status).toBe(401);
  expect((await browser.follow(`${origin}/yunling/nothing`)).status).toBe(404);
});

test('DR-8 the demo alone reads its campus: the portal is given today’s lessons, another installation is refused', async () => {
  const { url } = await db.one<{ url: string }>(sql`
    select (regexp_matches(draft::text, ${'https?://[^"]+/lab/rooms[^"]+'}))[1] as url
    from publication where tenant_id = ${tenant} and draft::text like '%/lab/rooms%'`);
  const lessons = url.replace('/lab/rooms', '/timetable/next').replace(/\$\{account\}/, 'student');
  const { body } = await parts.foreign.read(lessons);
  expect(JSON.parse(body)).toMatchObject({ account: 'student', lessons: expect.any(Array), date: expect.any(String) });
  const office = JSON.parse((await parts.foreign.read(lessons.replace('account=student', 'account=admin'))).body);
  expect(office).toMatchObject({ account: 'admin', lessons: [] });
  await expect(openForeign(config.inwardHosts).read(lessons)).rejects.toThrow('inward address');
});

test('OA-8 what a person has in the systems of the campus is among their data, read by connectors', async () => {
  const figures = await (await signIn('student')).figures();
  const loans = loansOf('student', toWireTime(clock()).slice(0, 10));
  const read = figures.filter(({ source }) => source === '图书借阅');
  expect(read.map(({ title }) => title)).toEqual(loans.map(({ title }) => title));
  const balance = figures.find(({ source }) => source === '校园一卡通');
  expect(JSON.stringify(balance)).toContain('¥ ');
});

test('a start on another port moves every stored address with it', async () => {
  const moved = await openCampus(config, SECRET, clock);
  try {
    await moved.writeAddresses(parts.database);
    const now = moved.allowIn(config).campus ?? '';
    expect(now).not.toBe(origin);
    const [service] = await listServices(sql`code = 'ZC02'`);
    expect(service?.url).toBe(`${now}/yunling/services/ZC02`);
  } finally {
    await moved.close();
    await campus.writeAddresses(parts.database);
  }
});
