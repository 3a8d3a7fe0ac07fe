import type { Call } from '@yizhan/contract/call.ts';
import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { menus } from '@yizhan/contract/sections.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { everyCall } from '../../test/every-call.ts';
import { fieldsOf, sampleInput } from '../../test/sample-input.ts';
import { aSchool, type School } from '../../test/school.ts';
import { watchWrites } from '../../test/watch-writes.ts';
import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';

const NUL = String.fromCharCode(0);
const SOME_ID = '999999999999';

/** Invalid values, for one field at a time. The rest of the input is valid. */
const wrongValues: unknown[] = [
  null,
  '',
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '999999999999999999999999',
  '-1',
  'x'.repeat(300_000),
  `a${NUL}b`,
  '\ud800',
  "'; drop table app_user; --",
  '%_\\',
  '../../etc/passwd',
  '0001-01-01 00:00:00',
  '2026-13-45 99:99:99',
  [],
  [[[]]],
  {},
  { $gt: '' },
  { length: 1e9 },
];

/** Bodies that are not valid input at all. */
const wrongBodies: [string, InjectOptions][] = [
  ['unreadable JSON', { payload: '{"id":', headers: { 'content-type': 'application/json' } }],
  ['an array', { payload: [1, 2] }],
  ['a string', { payload: '"x"', headers: { 'content-type': 'application/json' } }],
  ['null', { payload: 'null', headers: { 'content-type': 'application/json' } }],
  ['an empty body', { payload: '', headers: { 'content-type': 'application/json' } }],
  ['__proto__', { payload: '{"__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } }],
  [
    'constructor',
    { payload: '{"constructor":{"prototype":{"x":1}}}', headers: { 'content-type': 'application/json' } },
  ],
  ['XML', { payload: '<id>1</id>', headers: { 'content-type': 'text/xml' } }],
  [
    'broken UTF-8',
    {
      payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      headers: { 'content-type': 'application/json' },
    },
  ],
  [
    'a torn form',
    {
      payload: '--x\r\nContent-Disposition: form-data',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ],
  [
    'a torn file',
    {
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ],
  ['a form without an edge', { payload: 'x', headers: { 'content-type': 'multipart/form-data' } }],
  [
    'too much',
    { payload: `{"a":"${'x'.repeat(serverLimits.maxBodyBytes)}"}`, headers: { 'content-type': 'application/json' } },
  ],
];

let school: School;
let written: ReturnType<typeof watchWrites>;
beforeAll(async () => {
  school = await aSchool();
  written = watchWrites(school.parts.database.pool, school.tenant);
});

const SUCCEEDED = 1000;
/** Wrong passwords are counted (DR-3), and wrong unlock attempts end the session. */
const counted: Readonly<Record<string, readonly string[]>> = {
  'session.signIn': ['sign_in_log'],
  'session.changePassword': ['sign_in_log', 'session'],
  'signOn.bindMessenger': ['sign_in_log'],
  'security.beginSecondFactor': ['sign_in_log'],
  'security.unlock': ['sign_in_log', 'session'],
  'personInfo.updateContact': ['sign_in_log', 'session'],
};
// 500 and above is the server's fault; 9999 is the same inside the envelope.
const clearly = [200, 400, 401, 404, 413];
const internal = /\bat .+\.(ts|js):\d|select .+ from|syntax error|node_modules/i;

/** Sends the request. Returns whether it was accepted, and what is wrong with the response. */
async function send(call: Call, options: InjectOptions, token: string) {
  const path = addressOf(call).replace(/\{\w+\}/g, SOME_ID);
  const { http, body } = await school.inject({ method: call.method, url: path, ...options }, token);
  const answer = JSON.parse(body) as { status: number; msg: string; msgDetail: string };
  const isClear = clearly.includes(http) && answer.status !== 9999 && answer.msg !== '' && !internal.test(body);
  return { taken: answer.status === SUCCEEDED, faults: isClear ? [] : [`${http}: ${body.slice(0, 200)}`] };
}

const inQuery = (call: Call) => call.method === 'GET' || call.inQuery === true;

type Rubbish = { what: string; options: InjectOptions };

function spoilt(call: Call) {
  const sensible = sampleInput(call, SOME_ID);
  return fieldsOf(call).flatMap((field) =>
    wrongValues.map((value) => ({ field, value, input: { ...sensible, [field]: value } })),
  );
}

function rubbishFor(call: Call): Rubbish[] {
  if (!inQuery(call))
    return [
      ...spoilt(call).map(({ field, value, input }) => ({
        what: `${field}: ${JSON.stringify(value).slice(0, 60)}`,
        options: { payload: input },
      })),
      ...wrongBodies.map(([what, options]) => ({ what, options })),
    ];
  const searches = ['?id=%00', '?id=%zz', '?id=1&id=2', '?id[]=1', '?__proto__=1', `?x=${'y'.repeat(9000)}`];
  const cut = (value: unknown) => String(value).slice(0, 5000);
  return [
    ...spoilt(call).map(({ field, input }) => ({
      what: field,
      options: { query: Object.fromEntries(Object.entries(input).map(([name, value]) => [name, cut(value)])) },
    })),
    ...searches.map((search) => ({ what: search, options: { url: addressOf(call) + search } })),
  ];
}

test.each(everyCall.map(({ name, call }) => [name, call] as const))(
  'DR-2 %s answers rubbish with a clear status, and what it refuses writes nothing',
  async (name, call) => {
    const person = await school.person({ menus });
    const findings: string[] = [];
    for (const [n, { what, options }] of rubbishFor(call).entries()) {
      // The limit of a kind of action is shown elsewhere; a call with a keyword is a search.
      if (n % actionLimits.actionsPerMinute[call.action ?? 'search'].person === 0) school.travel(60_000);
      written.tables();
      const { taken, faults } = await send(call, options, person.token);
      const beyond = written.tables().filter((table) => !taken && !counted[name]?.includes(table));
      findings.push(...[...faults, ...beyond.map((table) => `wrote ${table}`)].map((fault) => `${what}: ${fault}`));
    }
    // Asserted once: an expect for each of some thirty thousand responses would be a tenth of the work.
    expect(findings).toEqual([]);
  },
);

test('DR-2 what is written and what is taken back are told apart', async () => {
  await school.person();
  expect(written.tables()).toContain('app_user');
  const write = (db: Db) => db.run(sql`update app_user set mobile = '1' where tenant_id = ${tenant}`);
  await school.db.run(sql`update app_user set mobile = '1' where tenant_id = ${tenant} and id = 0`);
  const undone = school.db.transaction(async (db) => {
    await write(db);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(written.tables()).toEqual([]);
  await school.db.transaction(write);
  expect(written.tables()).toEqual(['app_user']);
});

test('DR-2 prototype keys never reach an object', async () => {
  const person = await school.person({ menus });
  for (const payload of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}']) {
    const headers = { 'content-type': 'application/json' };
    await school.inject(
      { method: 'POST', url: '/api/blade-platform/nobody/index/index', payload, headers },
      person.token,
    );
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('DR-2 an address that is no call is told as such, with the envelope', async () => {
  for (const url of [
    '/api/blade-platform/nothing',
    '/api',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/blade-user/user/getUserInfo/..%2f',
  ]) {
    const { http, body } = await school.inject({ url });
    expect(http, url).toBe(404);
    expect(JSON.parse(body), url).toMatchObject({ status: 404, msg: '请求的地址不存在' });
  }
});
