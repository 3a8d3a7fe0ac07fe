import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { hashPassword } from '../common/passwords.ts';
import { readConfig } from '../config.ts';
import { Database } from '../db/database.ts';
import type { OpenPool } from '../db/pool.ts';
import { demoPassword } from '../db/seed/demo.ts';
import { sql, tenant } from '../db/sql.ts';
import { type Bus, memoryBus } from '../outside/bus.ts';
import { redisBus } from '../outside/redis-bus.ts';
import { printStartMessage } from './start-message.ts';

type Standing = { bus?: Bus /** People of the first school and their passwords. */; people?: Record<string, string> };

// A separate database: a start prints the first school, which other tests share.
let opened: OpenPool;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.pool.query("insert into tenant (id, name) values ('000000', '云岭大学')");
});
afterAll(() => opened.close());

/** The output of a start, without colours. */
async function printed(env: Record<string, string>, { bus = memoryBus(), people = {} }: Standing = {}) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const spies = (['log', 'error'] as const).map((level) => vi.spyOn(console, level).mockImplementation(say));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const database = new Database(opened.pool);
  await database.of('000000').run(sql`delete from app_user where tenant_id = ${tenant}`);
  for (const [account, password] of Object.entries(people))
    await database.of('000000').run(sql`
      insert into app_user (tenant_id, account, nick_name, real_name, password_hash)
      values (${tenant}, ${account}, ${account}, ${account}, ${await hashPassword(password)})`);
  await printStartMessage(readConfig(env), database, bus, new Date());
  const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
  return lines.join('\n').replace(colours, '');
}

test('a start with the demo campus says where it is, and the accounts with their password', async () => {
  const people = { admin: demoPassword, teacher: demoPassword, student: demoPassword };
  const text = await printed({ PORT: '8123' }, { people });
  expect(text).toContain('http://127.0.0.1:8123');
  for (const account of ['admin', 'teacher', 'student', 'Campus@2026']) expect(text).toContain(account);
  expect(text).not.toContain('/#/first');
  expect(text).not.toContain('REDIS_URL');
});

test('of the demo accounts a start names those that are there with their password', async () => {
  const text = await printed(
    {},
    { people: { teacher: 'Another-word-1', student: demoPassword, somebody: demoPassword } },
  );
  expect(text).toContain('demo accounts: student; password Campus@2026');
});

test('a start on a folder that was begun without the demo campus names no account and no password', async () => {
  const text = await printed({}, { people: { admin: 'Another-word-1' } });
  expect(text).not.toContain('demo accounts');
  expect(text).not.toContain('Campus@2026');
});

test('a start without it gives the first administrator a link to where the server listens', async () => {
  const text = await printed({ DEMO: 'off', HOST: '192.0.2.2', PORT: '8123' });
  expect(text).toContain('http://192.0.2.2:8123\n');
  expect(text).toMatch(/http:\/\/192\.0\.2\.2:8123\/#\/first\?code=[\w-]{20,}/);
  expect(text).not.toContain('Campus@2026');
});

test('a Redis that does not answer is one line that names its variable, without the password', async () => {
  const bus = await redisBus('redis://:geheim@127.0.0.1:1', memoryBus(), 0);
  onTestFinished(() => bus.close());
  await vi.waitFor(() => expect(bus.lastError()).toContain('ECONNREFUSED'));
  const lines = (await printed({}, { bus })).split('\n').filter((line) => line.includes('REDIS_URL'));
  expect(lines).toEqual([expect.stringMatching(/^REDIS_URL: cannot connect, trying again: .*ECONNREFUSED/)]);
  expect(lines.join()).not.toContain('geheim');
});
