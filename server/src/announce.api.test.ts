import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../test/database.ts';
import { announce } from './announce.ts';
import { readConfig } from './config.ts';
import { Database } from './db/database.ts';
import { sql, tenant } from './db/sql.ts';

/** What a start prints, without its colours. */
async function printed(env: Record<string, string>) {
  const { pool, close } = await openTestDatabase();
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(async () => {
    log.mockRestore();
    await close();
  });
  const database = new Database(pool);
  await database
    .of('000000')
    .run(sql`insert into tenant (id, name) values (${tenant}, '云岭大学') on conflict do nothing`);
  await announce(readConfig(env), database, new Date());
  const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
  return log.mock.calls.flat().join('\n').replace(colours, '');
}

test('a start with the demo campus says where it is, and the accounts with their password', async () => {
  const text = await printed({ PORT: '8123' });
  expect(text).toContain('http://127.0.0.1:8123');
  for (const account of ['admin', 'teacher', 'student', 'Campus@2026']) expect(text).toContain(account);
  expect(text).not.toContain('/#/first');
});

test('a start without it gives the first administrator a link to where the server listens', async () => {
  const text = await printed({ DEMO: 'off', HOST: '192.0.2.2', PORT: '8123' });
  expect(text).toContain('http://192.0.2.2:8123\n');
  expect(text).toMatch(/http:\/\/192\.0\.2\.2:8123\/#\/first\?code=[\w-]{20,}/);
  expect(text).not.toContain('Campus@2026');
});
