import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { BatchReader } from './batch-reader.ts';
import { sql, tenant } from './sql.ts';

const question = (answer: string) => sql`select ${answer}::text as answer where ${tenant}::text <> ''`;
const broken = sql`select 1 / (length(${tenant}) - length(${tenant}))`;

test('everybody gets their own answer', async () => {
  const { db } = await aSchool();
  const together = new BatchReader(db);
  expect(
    await Promise.all([together.many(question('a')), together.maybe(question('b')), together.many(question('c'))]),
  ).toEqual([[{ answer: 'a' }], { answer: 'b' }, [{ answer: 'c' }]]);
  expect(await together.maybe(question('later'))).toEqual({ answer: 'later' });
});

test('a question that breaks, or names no tenant, fails alone', async () => {
  const { db } = await aSchool();
  const together = new BatchReader(db);
  const answers = [question('a'), broken, sql`select 1`].map((one) => together.many(one));
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});
