import { readFileSync } from 'node:fs';
import { addressesOf, bases, type Method } from '@yizhan/contract/route.ts';
import { menus } from '@yizhan/contract/sections.ts';
import { beforeAll, expect, test } from 'vitest';
import { everyCall } from '../../test/every-call.ts';
import { sampleInput } from '../../test/sample-input.ts';
import { aSchool, type School } from '../../test/school.ts';

let school: School;
beforeAll(async () => {
  school = await aSchool();
});

const NOBODYS_ID = '999999999999';

/** Sends a valid input to one path of a call. */
async function ask(method: Method, url: string, input: Record<string, unknown>, token?: string) {
  const address = url.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const answer = await school.inject(
    { method, url: address, ...(method === 'GET' ? { query } : { payload: input }) },
    token,
  );
  return { http: answer.http, ...(JSON.parse(answer.body) as { status: number; msgDetail: string }) };
}

const addresses = everyCall.flatMap(({ name, call }) =>
  addressesOf(call).map(({ method, url }) => ({ title: `${name} (${method} ${url})`, call, method, url })),
);

const closed = addresses.flatMap(({ title, call, ...at }) =>
  call.access === 'nobody' ? [] : [[title, call, at] as const],
);

test.each(closed)('RO-2 without a session %s is 401', async (_title, call, { method, url }) => {
  expect(await ask(method, url, sampleInput(call, NOBODYS_ID))).toMatchObject({ http: 401, status: 401 });
  const forged = 'x'.repeat(43);
  expect(await ask(method, url, sampleInput(call, NOBODYS_ID), forged)).toMatchObject({ http: 401, status: 401 });
});

test('GD-4 every configuration call is refused to a person whose menu does not have its entry', async () => {
  const without = await school.person();
  for (const { title, call, method, url } of addresses) {
    if (call.access !== 'config') continue;
    const answer = await ask(method, url, sampleInput(call, NOBODYS_ID), without.token);
    expect(answer, title).toMatchObject({ http: 403, status: 403 });
  }
});

test('GD-4 another entry of the menu does not open a configuration call', async () => {
  const dictionary = await school.person({ menus: ['userFrameConfig/manage/dictionary'] });
  for (const { title, call, method, url } of addresses) {
    if (call.access !== 'config' || call.menu === 'any' || call.menu === 'userFrameConfig/manage/dictionary') continue;
    const answer = await ask(method, url, sampleInput(call, NOBODYS_ID), dictionary.token);
    expect(answer, title).toMatchObject({ http: 403, status: 403 });
  }
});

test('API-METHOD calls that only read answer GET with a query as they answer POST', async () => {
  const person = await school.person();
  for (const { name, call } of everyCall) {
    if (!call.reads || call.method !== 'POST') continue;
    const [post, get] = addressesOf(call);
    const input = call.access === 'config' ? {} : sampleInput(call, NOBODYS_ID);
    const asked = await Promise.all(
      [post, get].map((at) => ask(at?.method ?? 'GET', at?.url ?? '', input, person.token)),
    );
    expect(asked[1]?.status, name).toBe(asked[0]?.status);
    expect(asked[1]?.http, name).not.toBe(404);
  }
});

test('CL-10 every call stands under one of the six base paths', () => {
  for (const { url } of addresses) {
    expect(
      Object.values(bases).filter((base) => url.startsWith(`${base}/`)),
      url,
    ).toHaveLength(1);
  }
});

type Row = { method: string; path: string; access: string; group: string; menu: string };

const listed: Row[] = readFileSync(new URL('../../../docs/calls.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', access = '', group = '', menu = ''] = line.split('\t');
    return { method, path, access, group, menu: menu.trim() };
  });

const declared = new Map(addresses.map(({ call, method, url }) => [`${method} ${url}`, call]));

// Small files beside the calls; they are not declared (API-STATIC).
const files = listed.filter(({ group }) => group === 'API-STATIC');
const calls = listed.filter((row) => !files.includes(row));

test('API-ROWS every row of the list of calls is declared with its method', () => {
  expect(listed).toHaveLength(165);
  expect(calls.filter(({ method, path }) => !declared.has(`${method} ${path}`))).toEqual([]);
});

test.each(files.map(({ path }) => path))('API-ROWS GET %s answers everybody', async (path) => {
  expect((await school.inject({ url: path })).http).toBe(200);
});

test.each(calls.map((row) => [`${row.method} ${row.path}`, row] as const))(
  'API-ROWS %s is for whom the list says',
  (_, row) => {
    const { method, path, access, menu } = row;
    const call = declared.get(`${method} ${path}`);
    expect({ access: call?.access, menu: call?.access === 'config' ? call.menu : '' }).toEqual({ access, menu });
  },
);

const groups = [...new Set(calls.map(({ group }) => group))];

test.each(groups)('%s every call of the list answers without a fault', async (group) => {
  const rows = listed.filter((row) => row.group === group);
  const administrator = await school.person({ menus: [...menus] });
  for (const { method, path } of rows) {
    const call = declared.get(`${method} ${path}`) ?? expect.fail(path);
    // A call may end the session.
    const { token } = call.access === 'config' ? administrator : await school.person();
    const answer = await ask(method as Method, path, sampleInput(call, NOBODYS_ID), token);
    expect(answer.http, path).toBeLessThan(500);
    expect(answer.status, path).not.toBe(9999);
  }
});

test('every call tells in one sentence what it does', () => {
  for (const { name, call } of everyCall) expect(call.summary.length, name).toBeGreaterThan(8);
});
