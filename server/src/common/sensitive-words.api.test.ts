import { expect, test } from 'vitest';
import { aSchool, type School } from '../../test/school.ts';
import { sql, tenant } from '../db/sql.ts';
import { assertNoSensitiveWord } from './sensitive-words.ts';

const addWord = (school: School, word: string) =>
  school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, ${word})`);
const hits = (school: School) =>
  school.db.many(sql`select user_id as "userId", place, word, text from sensitive_hit where tenant_id = ${tenant}`);
const check = (school: School, text: string, id = '1') =>
  assertNoSensitiveWord({ ...school.parts, db: school.db, now: new Date(), person: { id } }, 'opinion', text);

test('VA-1 a text with a sensitive word is refused by its name, and the attempt is recorded', async () => {
  const school = await aSchool();
  await addWord(school, '代写论文');
  const person = await school.person();
  await expect(check(school, '找人代-写-论-文', person.id)).rejects.toMatchObject({
    code: 'sensitive_word',
    params: { word: '代写论文' },
  });
  expect(await hits(school)).toEqual([
    { userId: person.id, place: 'opinion', word: '代写论文', text: '找人代-写-论-文' },
  ]);
});

test('VA-1 DR-6 a word is found in a long text, too', async () => {
  const school = await aSchool();
  await addWord(school, '代写论文');
  await expect(check(school, `${'论文答辩安排。'.repeat(9_000)}代 写 论 文`)).rejects.toMatchObject({
    params: { word: '代写论文' },
  });
});

test('a text without one passes and leaves no record', async () => {
  const school = await aSchool();
  await addWord(school, '代写论文');
  await check(school, '论文答辩安排');
  expect(await hits(school)).toEqual([]);
});

test('a new word counts as soon as the change is told, in its own school only', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await check(school, '刷单');
  await addWord(school, '刷单');
  school.parts.bus.publish('words.changed', { tenantId: school.tenant });
  await expect(check(school, '刷单')).rejects.toMatchObject({ code: 'sensitive_word' });
  await check(other, '刷单');
});
