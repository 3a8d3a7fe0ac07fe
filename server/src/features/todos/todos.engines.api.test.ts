import { todoCategories } from '@yizhan/contract/todo-categories.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aTodo } from '../../../test/todos.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function aSchoolWithPerson() {
  const school = await aSchool();
  return { school, person: await school.person() };
}
const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

test('CD-SIGN-1 the five classes are counted in their order, with what is late, whatever one looks at', async () => {
  const { school, person } = await aSchoolWithPerson();
  await aTodo(school.db, person.id, { dueAt: inHours(-1) });
  await aTodo(school.db, person.id, { dueAt: inHours(1) });
  await aTodo(school.db, person.id, { category: 'READ' });
  await aTodo(school.db, person.id, { category: 'DONE', status: 'DONE', dueAt: inHours(-1) });
  // Cancelled, so it appears nowhere.
  await aTodo(school.db, person.id, { category: 'STARTED', status: 'CANCELLED' });
  const counts = [
    { category: 'TODO', num: 2, late: 1 },
    { category: 'READ', num: 1, late: 0 },
    { category: 'STARTED', num: 0, late: 0 },
    { category: 'DONE', num: 1, late: 0 },
    { category: 'CC', num: 0, late: 0 },
  ];
  for (const category of todoCategories) {
    const { result } = await person.todos.page({ category, keyword: '没有这样的事' });
    expect(result.counts).toEqual(counts);
    expect([result.total, result.records]).toEqual([0, []]);
  }
});

test('CD-SIGN-1 a row has its matter, node, handler, times and marks; an address that leads nowhere is none', async () => {
  const { school, person } = await aSchoolWithPerson();
  const row = { title: '请假', itemName: '学生请假', nodeName: '辅导员审批', handler: '王老师' };
  await aTodo(school.db, person.id, { ...row, priority: 1, dueAt: inHours(-1), url: '/home/case/1' });
  await aTodo(school.db, person.id, { ...row, createdAt: inHours(-2), url: 'javascript:alert(1)' });
  const { records } = (await person.todos.page()).result;
  expect(records).toMatchObject([
    { ...row, late: true, important: true, url: '/home/case/1' },
    { ...row, late: false, important: false, url: null, dueAt: null },
  ]);
});

test('one’s own rows and nobody else’s: neither another person’s nor those of another school', async () => {
  const { school, person } = await aSchoolWithPerson();
  const other = await aSchool();
  await aTodo(school.db, person.id, { title: '自己的' });
  await aTodo(school.db, (await school.person()).id, { title: '别人的' });
  await aTodo(other.db, person.id, { title: '别校的' });
  const { records, total, counts } = (await person.todos.page()).result;
  expect([titlesOf(records), total, counts[0]?.num]).toEqual([['自己的'], 1, 1]);
  expect((await school.visitor.todos.page()).http).toBe(401);
});

test('pages follow one another, newest first, and past the last one there is nothing but the total', async () => {
  const { school, person } = await aSchoolWithPerson();
  for (const n of [1, 2, 3, 4, 5]) await aTodo(school.db, person.id, { title: `${n}`, createdAt: inHours(n - 10) });
  const pageOf = async (current: number) => (await person.todos.page({ current, size: 2 })).result;
  expect(titlesOf((await pageOf(1)).records)).toEqual(['5', '4']);
  expect(titlesOf((await pageOf(3)).records)).toEqual(['1']);
  expect(await pageOf(4)).toMatchObject({ records: [], total: 5, current: 4, size: 2 });
  expect((await person.todos.page({ size: 101 })).status).toBe(4000);
});

test('what is due first stands first on demand, what has no date last', async () => {
  const { school, person } = await aSchoolWithPerson();
  await aTodo(school.db, person.id, { title: '不急', createdAt: inHours(-1) });
  await aTodo(school.db, person.id, { title: '明天', dueAt: inHours(24), createdAt: inHours(-2) });
  await aTodo(school.db, person.id, { title: '昨天', dueAt: inHours(-24), createdAt: inHours(-3) });
  expect(titlesOf((await person.todos.page({ sort: 'DUE' })).result.records)).toEqual(['昨天', '明天', '不急']);
  expect(titlesOf((await person.todos.page({ sort: 'NEWEST' })).result.records)).toEqual(['不急', '明天', '昨天']);
});

test('words are looked for in title and matter, all of them, and signs of a pattern mean themselves', async () => {
  const { school, person } = await aSchoolWithPerson();
  await aTodo(school.db, person.id, { title: '报销 50% 预付款', itemName: '网上报账', createdAt: inHours(-1) });
  await aTodo(school.db, person.id, { title: 'Visa 材料_补交', itemName: '因公出国', createdAt: inHours(-2) });
  await aTodo(school.db, person.id, { title: '报销 50 元', itemName: '网上报账', createdAt: inHours(-3) });
  const found = async (keyword: string) => titlesOf((await person.todos.page({ keyword })).result.records);
  expect(await found('50%')).toEqual(['报销 50% 预付款']);
  expect(await found('_')).toEqual(['Visa 材料_补交']);
  expect(await found('网上报账')).toEqual(['报销 50% 预付款', '报销 50 元']);
  expect(await found('元  报账')).toEqual(['报销 50 元']);
  expect(await found('visa')).toEqual(['Visa 材料_补交']);
  expect(await found('\\')).toEqual([]);
});

test('only what is late can be asked for; what is done is never late', async () => {
  const { school, person } = await aSchoolWithPerson();
  await aTodo(school.db, person.id, { title: '超时', dueAt: inHours(-1) });
  await aTodo(school.db, person.id, { title: '未到', dueAt: inHours(1) });
  await aTodo(school.db, person.id, { title: '不急' });
  await aTodo(school.db, person.id, { category: 'DONE', status: 'DONE', dueAt: inHours(-1) });
  const late = (await person.todos.page({ lateOnly: true })).result;
  expect([titlesOf(late.records), late.total]).toEqual([['超时'], 1]);
  expect((await person.todos.page({ category: 'DONE', lateOnly: true })).result.total).toBe(0);
});
