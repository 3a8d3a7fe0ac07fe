import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Input } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import * as connectorLimits from '@yizhan/contract/limits/connectors.ts';
import { stringToSign } from '@yizhan/contract/open/signature.ts';
import { expect, test, vi } from 'vitest';
import { cardData } from '../../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../../test/cards.ts';
import { aForeignSource } from '../../../test/foreign-source.ts';
import { openAdmin } from '../../../test/open.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aScriptedCampus } from '../../../test/scripted-campus.ts';
import { sql, tenant } from '../../db/sql.ts';

type ConnectorInput = Input<Contract['connectors']['create']>;

const json = (response: ServerResponse, value: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
};

const loans = {
  data: {
    total: 7,
    rows: [
      { book: { name: '数据库系统' }, due: '2026-12-01', link: '/loan/1' },
      { book: { name: '编译原理' }, due: '2026-12-03', link: '/loan/2' },
    ],
  },
};

const mapping = [
  { field: 'title', chineseName: '书名', path: 'book.name' },
  { field: 'due', chineseName: '到期', path: 'due' },
  { field: 'url', chineseName: '链接', path: 'link' },
];

const aConnector = (url: string, changes: Partial<ConnectorInput> = {}): ConnectorInput => ({
  ...{ name: '图书借阅', url, isEnabled: true, cacheSeconds: 0 },
  ...{ listPath: 'data.rows', totalPath: 'data.total', mapping },
  ...changes,
});

const schoolThatReads = (host: string) => aSchool({}, { INWARD_HOSTS: host });

/** Tried and saved as the screen does it. */
async function savedConnector(admin: TestPerson, input: ConnectorInput): Promise<string> {
  const { name: _, note: __, isEnabled: ___, ticket: ____, ...asked } = input;
  const { ticket } = (await admin.connectors.tryRun(asked)).result;
  return (await admin.connectors.create({ ...input, ticket })).result.id;
}

const readBy = async (school: School, connectorId: string) =>
  aPublishedCard(await cardAdmin(school), {
    kind: 'staging',
    cardName: '我的借阅',
    config: { columns: [{ id: 'loans', columnName: '借阅', source: { sourceType: 'CONNECTOR', connectorId } }] },
  });

const shown = async (person: TestPerson) => (await cardData(person, 'staging')).list[0];
const health = async (admin: TestPerson) => (await admin.connectors.list()).result[0];

test('OA-8 a connector is tried as a chosen person: the answer to choose from, the mapped rows, how many there are', async () => {
  const source = await aForeignSource((_, response) => json(response, loans));
  const school = await schoolThatReads(source.host);
  const student = await school.person({ account: 'xiaoming', number: '2024001' });
  const admin = await openAdmin(school);
  const words = ['account', 'userCode', 'occupy', 'locale', 'page'];
  const params = words.map((name) => ({ name, value: `\${${name}}` }));
  const { name: _, isEnabled: __, ...asked } = aConnector(`${source.url}/loans?v=2`, { params });
  const { result } = await admin.connectors.tryRun({ ...asked, account: student.account });
  expect(result).toMatchObject({ ok: true, reason: '', total: 7 });
  expect(result.rows[0]).toEqual({ title: '数据库系统', due: '2026-12-01', url: '/loan/1' });
  expect(JSON.parse(result.sample)).toEqual(loans);
  const [address = '', ...others] = source.asked();
  expect([address.split('?')[0], others]).toEqual(['GET /loans', []]);
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
    ...{ v: '2', account: 'xiaoming', userCode: '2024001', occupy: expect.stringContaining('2024001') },
    ...{ locale: expect.stringMatching(/^zh/), page: '1' },
  });
  const nobody = await admin.connectors.tryRun({ ...asked, account: 'nobody' });
  expect(nobody).toMatchObject({ status: 1002 });
});

test('OA-8 a connector serves nobody before its settings were tried, nor after they changed untried', async () => {
  const source = await aForeignSource((_, response) => json(response, loans));
  const school = await schoolThatReads(source.host);
  const [admin, person] = [await openAdmin(school), await school.person()];
  const input = aConnector(`${source.url}/loans`);
  const untried = (await admin.connectors.create(input)).result;
  await readBy(school, untried.id);
  expect(await shown(person)).toMatchObject({ num: 0, feed: { state: 'failed' } });
  const { name: _, isEnabled: __, ...asked } = input;
  const { ticket } = (await admin.connectors.tryRun(asked)).result;
  const tried = (await admin.connectors.update({ ...input, ...untried, ticket })).result;
  expect(await shown(person)).toMatchObject({
    num: 7,
    cardMapping: [{ field: 'title', chineseName: '书名' }, { field: 'due' }, { field: 'urlDetail' }],
    result: [{ title: '数据库系统', urlDetail: `${source.url}/loan/1` }, { title: '编译原理' }],
    feed: { state: 'fresh' },
  });
  // Another name is no other question; another path is one.
  const renamed = (await admin.connectors.update({ ...input, ...tried, name: '借书' })).result;
  expect(await health(admin)).toMatchObject({ isTried: true, usedBy: ['我的借阅'] });
  await admin.connectors.update({ ...input, ...renamed, listPath: 'rows', ticket });
  expect(await health(admin)).toMatchObject({ isTried: false });
  expect(await shown(person)).toMatchObject({ num: 0, feed: { state: 'failed' } });
  expect(await admin.connectors.remove({ id: renamed.id })).toMatchObject({ status: 1002 });
});

/** What a system that knows the portal by this secret answers. */
const guarded = (isKnown: (request: IncomingMessage, body: string) => boolean) => {
  return (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const known = isKnown(request, Buffer.concat(parts).toString());
      json(response, known ? loans : { error: 'who' }, known ? 200 : 401);
    });
  };
};

test('OA-8 another system learns who asks by a password, a signature, a token or the person’s own proof', async () => {
  const tokens: string[] = [];
  const source = await aForeignSource((request, response) => {
    const { url = '', method = '', headers } = request;
    if (url === '/token') {
      tokens.push(headers.authorization ?? '');
      return json(response, { access_token: 'tk-1', expires_in: 3600 });
    }
    return guarded((_, body) => {
      if (url.startsWith('/basic')) return headers.authorization === `Basic ${btoa('portal:s3cret')}`;
      if (url.startsWith('/oauth2')) return headers.authorization === 'Bearer tk-1';
      if (url.startsWith('/comb')) return /combStr=[\w.-]+/.test(decodeURIComponent(url));
      const bodyHash = createHash('sha256').update(body).digest('hex');
      const [timestamp, nonce] = [String(headers['x-timestamp']), String(headers['x-nonce'])];
      const signed = stringToSign({ method, url, timestamp, nonce, bodyHash });
      return headers['x-signature'] === createHmac('sha256', 's3cret').update(signed).digest('hex');
    })(request, response);
  });
  const school = await schoolThatReads(source.host);
  const admin = await openAdmin(school);
  const attempt = async (path: string, changes: Partial<ConnectorInput>) => {
    const { name: _, isEnabled: __, ...asked } = aConnector(source.url + path, changes);
    return (await admin.connectors.tryRun(asked)).result;
  };
  const known = { user: 'portal', secret: 's3cret' };
  expect(await attempt('/basic', { auth: 'basic', ...known })).toMatchObject({ ok: true, total: 7 });
  expect(await attempt('/basic', { auth: 'basic', ...known, secret: 'x' })).toMatchObject({ reason: 'HTTP 401' });
  const params = [{ name: 'who', value: '$' + '{account}' }];
  expect(await attempt('/hmac?b=2&a=1', { auth: 'hmac', ...known, params })).toMatchObject({ ok: true });
  expect(await attempt('/hmac', { auth: 'hmac', ...known, method: 'POST', params })).toMatchObject({ ok: true });
  const oauth2 = { auth: 'oauth2', ...known, tokenUrl: `${source.url}/token` } as const;
  expect(await attempt('/oauth2', oauth2)).toMatchObject({ ok: true });
  expect(tokens).toEqual([`Basic ${btoa('portal:s3cret')}`]);
  expect(await attempt('/oauth2', { ...oauth2, tokenUrl: `${source.url}/basic` })).toMatchObject({ ok: false });
  expect(await attempt('/comb', { auth: 'combStr' })).toMatchObject({ ok: true });
});

test('OA-8 a secret is sealed, never shown, and goes to no other system than it was entered for', async () => {
  const source = await aForeignSource(guarded(({ headers }) => headers.authorization !== undefined));
  const thief = await aForeignSource((_, response) => json(response, {}));
  const school = await aSchool({}, { INWARD_HOSTS: `${source.host},${thief.host}` });
  const admin = await openAdmin(school);
  const input = aConnector(source.url, { auth: 'basic', user: 'portal', secret: 'top-s3cret' });
  const id = await savedConnector(admin, input);
  const row = await school.db.one<{ secret: string }>(sql`
    select secret from connector where tenant_id = ${tenant} and id = ${id}`);
  expect(row.secret).not.toContain('top-s3cret');
  expect(JSON.stringify(await admin.connectors.list())).not.toContain('s3cret');
  expect(await health(admin)).toMatchObject({ hasSecret: true, isTried: true });
  const entries = await school.db.many<{ text: string }>(sql`
    select a::text as text from audit_log a where tenant_id = ${tenant} and entity = 'connector'`);
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toContain('s3cret');
  const { name: _, isEnabled: __, ...asked } = { ...input, secret: null, id };
  expect((await admin.connectors.tryRun(asked)).result).toMatchObject({ ok: true });
  for (const elsewhere of [{ url: thief.url }, { user: 'other' }, { auth: 'hmac' as const }])
    expect(await admin.connectors.tryRun({ ...asked, ...elsewhere })).toMatchObject({ status: 1002 });
  expect(thief.asked()).toEqual([]);
});

test('OA-5 credentials follow no redirect to another system', async () => {
  const thief = await aForeignSource((_, response) => json(response, loans));
  const source = await aForeignSource((_, response) => response.writeHead(302, { location: thief.url }).end());
  const school = await aSchool({}, { INWARD_HOSTS: `${source.host},${thief.host}` });
  const admin = await openAdmin(school);
  const { name: _, isEnabled: __, ...plain } = aConnector(source.url);
  const asked = { ...plain, auth: 'basic' as const, user: 'a', secret: 'b' };
  expect((await admin.connectors.tryRun(asked)).result).toMatchObject({ ok: false, reason: 'redirected elsewhere' });
  expect(thief.asked()).toEqual([]);
  expect((await admin.connectors.tryRun(plain)).result).toMatchObject({ ok: true, total: 7 });
});

test('OA-5 an inward address in any spelling is refused, as the address and as that of the token', async () => {
  const hidden = await aForeignSource((_, response) => json(response, loans));
  const { port } = new URL(hidden.url);
  const school = await aSchool();
  const admin = await openAdmin(school);
  const spellings = ['127.0.0.1', '2130706433', '0x7f.1', '017700000001', '[::ffff:127.0.0.1]', '127.1', '[::1]'];
  for (const host of [...spellings, 'localhost', '169.254.169.254']) {
    const url = `http://${host}:${port}/`;
    const { name: _, isEnabled: __, ...asked } = aConnector(url);
    const oauth2 = { auth: 'oauth2' as const, user: 'a', secret: 'b', url: 'https://public.example/', tokenUrl: url };
    for (const tried of [await admin.connectors.tryRun(asked), await admin.connectors.tryRun({ ...asked, ...oauth2 })])
      expect([host, tried.status === 4000 || tried.result.reason === 'inward address']).toEqual([host, true]);
  }
  expect(hidden.asked()).toEqual([]);
});

test('OA-5 OA-8 the campus is slow, wrong, down and back: the last good rows, the reason in its health, the pause, and recovery', async () => {
  const campus = await aScriptedCampus();
  const school = await schoolThatReads(campus.host);
  school.stopClock();
  const [admin, person] = [await openAdmin(school), await school.person()];
  const input = aConnector(campus.source('/oa/approvals'), {
    ...{ failuresBeforePause: 3, pauseSeconds: 30, timeoutMs: 2_000 },
    mapping: [{ field: 'title', chineseName: '事项', path: 'form.name' }],
  });
  await readBy(school, await savedConnector(admin, input));
  const fresh = await shown(person);
  const { num, result } = fresh ?? expect.fail('no column');
  expect([fresh?.feed.state, result[0]]).toMatchObject(['fresh', { title: expect.stringMatching(/./) }]);
  await vi.waitFor(async () => expect((await health(admin))?.lastSuccessAt).not.toBeNull());

  const fails = async (mood: 'slow' | 'wrong' | 'down', found: object) => {
    campus.becomes(mood);
    // What stays a failure is written once in a while.
    school.travel(connectorLimits.healthMs);
    expect(await shown(person)).toMatchObject({ num, result, feed: { state: 'stale' } });
    await vi.waitFor(async () => expect(await health(admin)).toMatchObject(found), { timeout: 5_000 });
  };
  await fails('slow', { lastFailure: 'timeout', failures: 1, pausedUntil: null });
  await fails('wrong', { lastFailure: 'not JSON', failures: 2, pausedUntil: null });
  await fails('down', { lastFailure: 'HTTP 503', pausedUntil: expect.any(String) });
  const asked = campus.asked().length;
  await shown(person);
  expect(campus.asked()).toHaveLength(asked);

  campus.becomes('good');
  school.travel(31_000);
  expect(await shown(person)).toMatchObject({ num, result, feed: { state: 'fresh' } });
  await vi.waitFor(async () =>
    expect(await health(admin)).toMatchObject({ lastFailure: '', failures: 0, pausedUntil: null }),
  );
});

test('OA-5 OA-8 a token ended before its time is fetched again once; credentials that are refused pause the connector for everybody', async () => {
  let [issued, ended, isKnown] = [0, 0, true];
  const source = await aForeignSource(({ url = '', headers }, response) => {
    const token = Number(/^Bearer tk-(\d+)$/.exec(headers.authorization ?? '')?.[1] ?? 0);
    if (!url.startsWith('/token')) return json(response, loans, token > ended ? 200 : 401);
    issued += 1;
    return json(response, { access_token: `tk-${issued}`, expires_in: 3600 }, isKnown ? 200 : 400);
  });
  const school = await schoolThatReads(source.host);
  school.stopClock();
  const [admin, ann, bob] = [await openAdmin(school), await school.person(), await school.person()];
  const input = aConnector(`${source.url}/rows`, {
    ...{ auth: 'oauth2', user: 'portal', secret: 's3cret', tokenUrl: `${source.url}/token` },
    ...{ params: [{ name: 'who', value: '$' + '{account}' }], failuresBeforePause: 2, pauseSeconds: 30 },
  });
  await readBy(school, await savedConnector(admin, input));
  expect(await shown(ann)).toMatchObject({ num: 7, feed: { state: 'fresh' } });
  [ended, issued] = [issued, issued + 10];
  for (const person of [ann, bob]) expect(await shown(person)).toMatchObject({ num: 7, feed: { state: 'fresh' } });
  expect(issued).toBe(ended + 11);

  [ended, isKnown] = [issued + 1, false];
  for (const person of [ann, bob]) expect(await shown(person)).toMatchObject({ feed: { state: 'stale' } });
  await vi.waitFor(async () =>
    expect(await health(admin)).toMatchObject({ lastFailure: 'HTTP 400', pausedUntil: expect.any(String) }),
  );
  const asked = source.asked().length;
  for (const person of [ann, bob, await school.person()]) await shown(person);
  expect(source.asked()).toHaveLength(asked);

  [issued, isKnown] = [ended, true];
  school.travel(31_000);
  expect(await shown(bob)).toMatchObject({ num: 7, feed: { state: 'fresh' } });
  await vi.waitFor(async () => expect(await health(admin)).toMatchObject({ failures: 0, pausedUntil: null }));
});

test('OA-5 a campus that hangs is given up after its own time limit', async () => {
  const campus = await aScriptedCampus();
  campus.becomes('slow');
  const school = await schoolThatReads(campus.host);
  const { name: _, isEnabled: __, ...asked } = aConnector(campus.source('/library/loans'), { timeoutMs: 500 });
  const { result } = await (await openAdmin(school)).connectors.tryRun(asked);
  expect(result).toMatchObject({ ok: false, reason: 'timeout' });
});

test('OA-8 one connector feeds to-do counts, matters and news alike', async () => {
  const source = await aForeignSource((request, response) =>
    json(response, request.url === '/count' ? { waiting: 4, late: 1 } : loans),
  );
  const school = await schoolThatReads(source.host);
  const [admin, person, editor] = [await openAdmin(school), await school.person(), await cardAdmin(school)];
  const rows = await savedConnector(admin, aConnector(`${source.url}/loans`));
  const counts = await savedConnector(admin, {
    ...{ name: '审批数', url: `${source.url}/count`, isEnabled: true },
    mapping: [
      { field: 'todoNum', path: 'waiting' },
      { field: 'todoTimeoutNum', path: 'late' },
    ],
  });
  const from = (connectorId: string) => ({
    id: 'x',
    columnName: '外部',
    source: { sourceType: 'CONNECTOR' as const, connectorId },
  });
  const columns = [from(rows)];
  await aPublishedCard(editor, { kind: 'todo', cardName: '待办数', config: { columns: [from(counts)] } });
  await aPublishedCard(editor, { kind: 'matters', cardName: '个人事项', config: { columns } });
  await aPublishedCard(editor, { kind: 'news', cardName: '校内新闻', config: { columns } });
  expect((await cardData(person, 'todo')).list[0]).toMatchObject({ todoNum: 4, todoTimeoutNum: 1 });
  expect((await cardData(person, 'matters')).list).toMatchObject([
    {
      title: '数据库系统',
      otherInformationList: [{ label: '到期', value: '2026-12-01' }],
      url: `${source.url}/loan/1`,
    },
    { title: '编译原理' },
  ]);
  expect((await cardData(person, 'news')).list[0]?.result).toMatchObject([
    { title: '数据库系统' },
    { title: '编译原理' },
  ]);
  expect((await editor.cards.connectors()).result).toMatchObject([
    { name: '图书借阅', isServing: true },
    { name: '审批数' },
  ]);
});

test('OA-8 a connector feeds a table of its own and one’s personal data, and is removed only when no card reads it', async () => {
  const source = await aForeignSource((_, response) => json(response, loans));
  const school = await schoolThatReads(source.host);
  const [admin, person, editor] = [await openAdmin(school), await school.person(), await cardAdmin(school)];
  const connectorId = await savedConnector(admin, aConnector(source.url));
  const reads = { sourceType: 'CONNECTOR' as const, connectorId };
  const frame = { type: 'json' as const, source: reads, cardMapping: [], urlDetail: '' };
  await aPublishedCard(editor, { kind: 'frame', cardName: '借阅表', config: { frame } });
  expect(await cardData(person, 'frame')).toMatchObject({
    cardMapping: [
      { field: 'title', chineseName: '书名' },
      { field: 'due', chineseName: '到期' },
    ],
    result: [{ title: '数据库系统', due: '2026-12-01', urlDetail: `${source.url}/loan/1` }, { title: '编译原理' }],
    feed: { state: 'fresh' },
  });
  const tried = await editor.cards.tryColumn({ kind: 'frame', column: { id: 'x', columnName: '表', source: reads } });
  expect(tried.result).toMatchObject({ ok: true, total: 2, rows: [{ title: '数据库系统' }, { title: '编译原理' }] });
  await aPublishedCard(editor, {
    kind: 'matters',
    cardName: '个人事项',
    config: { columns: [{ id: 'x', columnName: '借阅', source: reads }] },
  });
  expect((await person.personInfo.figures()).result).toMatchObject([
    { title: '数据库系统', source: '借阅' },
    { title: '编译原理', source: '借阅' },
  ]);
  expect((await health(admin))?.usedBy).toEqual(['个人事项', '借阅表']);
  expect(await admin.connectors.remove({ id: connectorId })).toMatchObject({
    ...{ status: 1002, result: { usedBy: [{ kind: 'card' }, { kind: 'card' }], totals: { card: 2 } } },
  });
});

test('OA-8 connectors of another school do not exist', async () => {
  const source = await aForeignSource((_, response) => json(response, loans));
  const [school, other] = [await schoolThatReads(source.host), await schoolThatReads(source.host)];
  const id = await savedConnector(await openAdmin(school), aConnector(source.url));
  const stranger = await openAdmin(other);
  expect((await stranger.connectors.list()).result).toEqual([]);
  expect(await stranger.connectors.remove({ id })).toMatchObject({ status: 4040 });
  const content = {
    kind: 'staging' as const,
    cardName: '别校',
    config: { columns: [{ id: 'a', columnName: 'a', source: { sourceType: 'CONNECTOR' as const, connectorId: id } }] },
  };
  expect(await (await cardAdmin(other)).cards.submit({ content })).toMatchObject({ status: 4000 });
});
