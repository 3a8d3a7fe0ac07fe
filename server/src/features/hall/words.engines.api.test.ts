import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { putForward } from '../../../test/search-words.ts';
import { aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { indexMissing } from '../../domain/search/entry-queries.ts';

async function aHall() {
  const school = await aSchool();
  for (const name of ['选课中心', '成绩查询', '校园网自助']) await aService(school.db, { name, anonymous: true });
  await indexMissing(school.db);
  return school;
}

test('one’s own words stand newest first, once each, and can be taken out', async () => {
  const school = await aHall();
  const person = await school.person();
  for (const keyword of ['选课', '成绩', '选课', ' XUANKE ']) await person.hall.page({ keyword });
  await person.hall.page({ keyword: '成绩', current: 2 });
  const history = async () => (await person.hall.words()).result.history;
  expect(await history()).toEqual(['xuanke', '成绩', '选课']);
  await person.hall.forget({ word: 'xuanke' });
  expect(await history()).toEqual(['成绩', '选课']);
  await person.hall.forget({});
  expect(await history()).toEqual([]);
  expect((await (await school.person()).hall.words()).result.history).toEqual([]);
});

test('hot words are those several people found something by; nobody else learns what one alone looked for', async () => {
  const school = await aHall();
  const people = [await school.person(), await school.person(), await school.person()];
  for (const person of people) await person.hall.page({ keyword: '成绩' });
  for (const person of people.slice(1)) await person.hall.page({ keyword: '选课' });
  await people[0]?.hall.page({ keyword: '校园网' });
  for (const person of people) await person.hall.page({ keyword: '没有的东西' });
  expect((await school.visitor.hall.words()).result).toEqual({ history: [], hot: ['成绩', '选课'] });
  school.travel(8 * 86_400_000);
  expect((await school.visitor.hall.words()).result.hot).toEqual([]);
});

test('HL-4 words the school puts forward come first, without those that lead one nowhere', async () => {
  const school = await aHall();
  await putForward(school, ['请假', '选课', '校园网']);
  expect((await school.visitor.hall.words()).result.hot).toEqual(['选课', '校园网']);
});

test('a word the school does not want to read is never hot, and no request is made with one', async () => {
  const school = await aHall();
  await school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, '代考')`);
  await aService(school.db, { name: '举报代考', anonymous: true });
  await indexMissing(school.db);
  for (const person of [await school.person(), await school.person()]) await person.hall.page({ keyword: '代考' });
  const person = await school.person();
  expect((await person.hall.words()).result.hot).toEqual([]);
  expect((await person.hall.suggest({ keyword: '代' })).result.words).toEqual([]);
  expect((await person.hall.request({ keyword: '考试', text: '想找代考' })).status).not.toBe(1000);
});

test('of what visitors type so much is noted a day; people of the school are noted all the same', async () => {
  const school = await aHall();
  const { db, parts, visitor } = school;
  const noted = async (word: string) =>
    (await db.many(sql`select user_id from search_log where tenant_id = ${tenant} and word = ${word}`)).length;
  await db.run(sql`
    insert into search_log (tenant_id, word, hits, at)
    select ${tenant}, 'w' || n, 1, ${parts.clock()}::timestamptz
    from generate_series(2, ${searchLimits.visitorWordsPerDay}::int) n`);
  for (const keyword of ['选课', '成绩']) await visitor.hall.openPage({ keyword });
  expect([await noted('选课'), await noted('成绩')]).toEqual([1, 0]);
  await (await school.person()).hall.page({ keyword: '成绩' });
  expect(await noted('成绩')).toBe(1);
  school.travel(86_400_000);
  await visitor.hall.openPage({ keyword: '成绩' });
  expect(await noted('成绩')).toBe(2);
});

test('one person asks for so many things a day, and for more the day after', async () => {
  const school = await aHall();
  const person = await school.person();
  const ask = async () => (await person.hall.request({ keyword: '游泳课', text: '想学游泳' })).status;
  for (let asked = 0; asked < searchLimits.requestsPerDay; asked += 1) expect(await ask()).toBe(1000);
  expect(await ask()).toBe(429);
  await school.db.run(
    sql`update search_request set created_at = created_at - interval '1 day' where tenant_id = ${tenant}`,
  );
  expect(await ask()).toBe(1000);
});
