import { expect, test } from 'vitest';
import { sql, tenant } from '../src/db/sql.ts';
import { testDatabase } from './database.ts';

test('a statement sees the rows of its own tenant only', async () => {
  const database = await testDatabase();
  const [one, other] = ['one', 'other'].map((name) => database.of(`${name}-${crypto.randomUUID()}`));
  for (const db of [one, other]) await db?.run(sql`insert into tenant (id, name) values (${tenant}, 'x')`);
  expect(await one?.many(sql`select id from tenant where id = ${tenant}`)).toEqual([{ id: one?.tenant }]);
});
