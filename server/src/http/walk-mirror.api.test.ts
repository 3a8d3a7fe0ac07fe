import type { Call } from '@yizhan/contract/call.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampusPair, aSession, askBoth, campus, mirror, type Pair } from '../../test/campus-pair.ts';
import { everyCall } from '../../test/every-call.ts';
import { lastWrites, mirroredId, newestMirrored } from '../../test/mirror-school.ts';
import { sampleInput, shortestInput, takesId } from '../../test/sample-input.ts';

const now = new Date('2026-11-17T02:00:00Z');

let pair: Pair;
/** One id of the campus for each table, the newest. */
let ids: string[];
/** All rows of the mirror, as of the last check. */
let known: Awaited<ReturnType<typeof lastWrites>>;

beforeAll(async () => {
  pair = await aCampusPair(now);
  ids = await newestIds();
  known = await mirrorRows();
}, 300_000);
afterAll(() => pair?.close());

const mirrorRows = () => lastWrites(pair.mirrored.parts.database.pool, pair.tables, mirror);

async function newestIds(): Promise<string[]> {
  const { pool } = pair.alone.parts.database;
  const { rows } = await pool.query<{ name: string }>(
    `
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'bigint' and table_name = any($1)`,
    [pair.tables],
  );
  const each = rows.map(({ name }) => `select max(id)::text as id from "${name}" where tenant_id = $1`);
  const found = await pool.query<{ id: string }>(each.join(' union '), [campus]);
  return found.rows.map(({ id }) => id);
}

const reads = ({ method, reads }: Call) => method === 'GET' || reads === true;
/** What only reads comes first: what writes would change what there is to read. */
const calls = [...everyCall].sort((a, b) => Number(reads(b.call)) - Number(reads(a.call)));

const accounts = ({ access }: Call) => (access === 'config' ? ['admin'] : ['student', 'admin']);

/** Everything a call can be asked with, in short and in full, with a word that much is found by. */
function inputs(call: Call, id: string) {
  const texts = [shortestInput(call, id), sampleInput(call, id)].map((input) => JSON.stringify(input));
  const all = new Set(texts.flatMap((text) => [text, text.replaceAll('walk1234', '成绩')]));
  return [...all].map((text) => JSON.parse(text) as Record<string, unknown>);
}

test('DR-1 every table with a tenant has rows of both schools', async () => {
  expect(pair.tables).toContain('file_object');
  const rowsOf = async (school: string) => {
    const tables = await lastWrites(pair.mirrored.parts.database.pool, pair.tables, school);
    return Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
  };
  const own = await rowsOf(campus);
  expect(await rowsOf(mirror)).toEqual(own);
  expect(Object.entries(own).filter(([, rows]) => rows === 0)).toEqual([]);
});

async function ask(call: Call, input: Record<string, unknown>, token: string) {
  const url = addressOf(call).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const inQuery = call.method === 'GET' || call.inQuery === true;
  const options = inQuery ? { query: input as Record<string, string> } : { payload: input };
  const both = await askBoth(pair, { method: call.method, url, ...options }, token);
  // Two refusals are alike whatever the statements say.
  expect(both.answer?.http, 'asked too often').not.toBe(429);
  return both;
}

/** Asks in every way with this id. Returns whether one of them succeeded. */
async function askAlike(call: Call, id: string, token: string): Promise<boolean> {
  let taken = false;
  for (const input of inputs(call, id)) {
    const { expected, answer } = await ask(call, input, token);
    expect(answer, JSON.stringify(input)).toEqual(expected);
    taken ||= succeeded(answer?.body);
  }
  return taken;
}

const succeeded = (body: string | undefined) => body?.startsWith('{"status":1000,') ?? false;

/** Another picture each time; figures of the machine. */
const random = ['session.captcha', 'health.get'];

test.each(calls.flatMap(({ name, call }) => (call.upload || random.includes(name) ? [] : [[name, call] as const])))(
  'DR-1 %s answers as if no other school were there, and touches nothing of it',
  async (_name, call) => {
    for (const account of accounts(call)) {
      const token = await aSession(pair, account);
      if (!takesId(call)) {
        await askAlike(call, ids[0] ?? '', token);
        continue;
      }
      await askAlike(call, newestMirrored, token);
      // An id that the call knows, and before it the one of the mirrored row, which is in the same state.
      for (const id of ids) {
        await askAlike(call, mirroredId(id), token);
        if (await askAlike(call, id, token)) break;
      }
    }
    const before = known;
    known = await mirrorRows();
    expect(known).toEqual(before);
  },
  60_000,
);
