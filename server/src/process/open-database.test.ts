import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { startFailure } from './start-failure.ts';

const failureOf = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '' }).then(() => 'it opened', startFailure);

test('a database that does not answer is one line that names its variable, without the password', async () => {
  const failure = await failureOf('postgres://portal:geheim@127.0.0.1:1/none');
  expect(failure).toMatch(/^DATABASE_URL: cannot connect: [^\n]*ECONNREFUSED[^\n]*$/);
  expect(failure).not.toContain('geheim');
});

test('a database whose host nobody knows is the database’s line, not the one of HOST', async () => {
  expect(await failureOf('postgres://no-such-host.invalid/none')).toMatch(/^DATABASE_URL: cannot connect: [^\n]+$/);
});
