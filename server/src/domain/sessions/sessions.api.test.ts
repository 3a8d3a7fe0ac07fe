import { expect, test } from 'vitest';
import { testBus } from '../../../test/bus.ts';
import { testDatabase } from '../../../test/database.ts';
import { aSchool } from '../../../test/school.ts';
import { Database } from '../../db/database.ts';
import { Sessions } from './sessions.ts';

/** The real pool, counting its queries. */
function counted({ pool }: Database) {
  const asked = { times: 0 };
  const connect = (...given: Parameters<typeof pool.connect>) => {
    asked.times += 1;
    return pool.connect(...given);
  };
  return { asked, database: new Database(Object.create(pool, { connect: { value: connect } }) as typeof pool) };
}

test('a page that asks ten things at once has its session looked up once', async () => {
  const { token, account } = await (await aSchool()).person();
  const { asked, database } = counted(await testDatabase());
  const sessions = new Sessions(database, await testBus(), () => new Date());
  const people = await Promise.all(Array.from({ length: 10 }, async () => sessions.find(token)));
  expect(new Set(people.map((person) => person?.account))).toEqual(new Set([account]));
  expect(asked.times).toBe(1);
});
