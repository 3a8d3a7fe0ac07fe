import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardAdmin } from '../../../test/cards.ts';
import { aSchool } from '../../../test/school.ts';

let server: Server;
let host: string;

const answers: Record<string, string> = {
  '/borrowed': JSON.stringify({
    data: { total: 8, rows: Array.from({ length: 8 }, (_, at) => ({ book: { name: `第 ${at + 1} 本` }, due: at })) },
  }),
  '/count': JSON.stringify({ waiting: 3, late: 1 }),
  '/page': '<!doctype html><title>统一认证</title>',
};

beforeAll(async () => {
  server = createServer((request, reply) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://source');
    if (pathname === '/who') return void reply.end(JSON.stringify([{ search }]));
    const body = answers[pathname];
    reply.statusCode = body ? 200 : 500;
    reply.end(body ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((done) => void server.close(() => done())));

const anAdmin = async () => cardAdmin(await aSchool({}, { INWARD_HOSTS: host }));
const pull = (path: string, more: object = {}) => ({ sourceType: 'PULL', url: `http://${host}${path}`, ...more });
const aColumn = (source: object, cardMapping: object[] = []) => ({ id: 'a', columnName: '栏目', source, cardMapping });

test('a test run shows the first five mapped rows, how many there are, and the first item as it came', async () => {
  const column = aColumn(pull('/borrowed', { listPath: 'data.rows', totalPath: 'data.total' }), [
    { field: 'title', chineseName: '书名', path: 'book.name' },
    { field: 'due', chineseName: '剩余天数', path: '' },
  ]);
  const { result } = await (await anAdmin()).cards.tryColumn({ kind: 'staging', column });
  expect(result).toMatchObject({ ok: true, reason: '', total: 8 });
  expect(result.rows).toHaveLength(5);
  expect(result.rows[0]).toEqual({ title: '第 1 本', due: '0' });
  expect(JSON.parse(result.item)).toEqual({ book: { name: '第 1 本' }, due: 0 });
  expect(result.milliseconds).toBeGreaterThanOrEqual(0);
});

test('an answer without rows is itself the one row', async () => {
  const column = aColumn(pull('/count'), [{ field: 'todoNum', path: 'waiting' }]);
  const { result } = await (await anAdmin()).cards.tryColumn({ kind: 'todo', column });
  expect(result).toMatchObject({ ok: true, total: 1, rows: [{ todoNum: '3' }] });
});

test('an address is asked in the name of the administrator who tries it', async () => {
  const admin = await anAdmin();
  const column = aColumn(pull(`/who?who=$` + '{account}'), [{ field: 'title', path: 'search' }]);
  const { result } = await admin.cards.tryColumn({ kind: 'matters', column });
  expect(result.rows).toEqual([{ title: `?who=${admin.account}` }]);
});

test('a source that fails is told with its reason, never as an error of the portal', async () => {
  const admin = await anAdmin();
  const tried = async (path: string) =>
    (await admin.cards.tryColumn({ kind: 'staging', column: aColumn(pull(path)) })).result;
  expect(await tried('/broken')).toMatchObject({ ok: false, reason: 'HTTP 500', rows: [] });
  expect(await tried('/page')).toMatchObject({ ok: false, reason: 'not JSON' });
});

test('an inward address that nobody allowed is refused', async () => {
  const admin = await cardAdmin(await aSchool());
  const { result } = await admin.cards.tryColumn({ kind: 'staging', column: aColumn(pull('/borrowed')) });
  expect(result.ok).toBe(false);
  expect(result.reason).not.toBe('');
});

test('the table of an embedded card can be tried too', async () => {
  const column = aColumn(pull('/borrowed', { listPath: 'data.rows' }), [{ field: 'title', path: 'book.name' }]);
  const admin = await anAdmin();
  const { result } = await admin.cards.tryColumn({ kind: 'frame', column });
  expect(result).toMatchObject({ ok: true, total: 8 });
  const wrong = await admin.cards.tryColumn({ kind: 'frame', column: aColumn({ sourceType: 'INTERNAL' }) });
  expect(wrong).toMatchObject({ status: 4000 });
});

test('the portal’s own rows are tried through the source of the kind', async () => {
  const column = aColumn({ sourceType: 'INTERNAL', category: 'TODO' });
  const { result } = await (await anAdmin()).cards.tryColumn({ kind: 'staging', column });
  expect(result).toMatchObject({ ok: true, total: 0, rows: [] });
});
