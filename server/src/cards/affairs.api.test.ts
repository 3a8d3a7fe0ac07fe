import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool } from '../../test/school.ts';
import { aTodo } from '../../test/todos.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function aSchoolWithCard(config: { tabs?: ('TODO' | 'READ' | 'STARTED' | 'DONE' | 'CC')[] } = {}) {
  const school = await aSchool();
  await aPublishedCard(await cardAdmin(school), { kind: 'affairs', cardName: '我的事务', config });
  return school;
}

test('CD-SIGN-1 the five tabs stand in their order, each with its count', async () => {
  const school = await aSchoolWithCard();
  const person = await school.person();
  await aTodo(school.db, person.id, { category: 'READ' });
  await aTodo(school.db, person.id, { category: 'DONE', status: 'DONE' });
  for (const title of ['一', '二']) await aTodo(school.db, person.id, { category: 'STARTED', title });
  const { list } = await cardData(person, 'affairs');
  expect(list.map(({ tab, num }) => [tab, num])).toEqual([
    ['TODO', 0],
    ['READ', 1],
    ['STARTED', 2],
    ['DONE', 1],
    ['CC', 0],
  ]);
});

test('CD-SIGN-1 an administrator chooses tabs; their order stays', async () => {
  const school = await aSchoolWithCard({ tabs: ['CC', 'TODO'] });
  const { list } = await cardData(await school.person(), 'affairs');
  expect(list.map(({ tab }) => tab)).toEqual(['TODO', 'CC']);
});

test('CD-SIGN-1 a row has its item, current node, handler and due date; what is done is never late', async () => {
  const school = await aSchoolWithCard({ tabs: ['TODO', 'DONE'] });
  const person = await school.person();
  const row = { title: '请假', itemName: '学生请假', nodeName: '辅导员审批', handler: '王老师', dueAt: inHours(-1) };
  await aTodo(school.db, person.id, { ...row, url: '/home/case/1' });
  await aTodo(school.db, person.id, { ...row, category: 'DONE', status: 'DONE' });
  const [todo, done] = (await cardData(person, 'affairs')).list;
  const { dueAt: _, ...rest } = row;
  expect(todo?.result).toMatchObject([{ ...rest, late: true, url: '/home/case/1' }]);
  expect(done?.result).toMatchObject([{ ...rest, late: false, url: null }]);
});

test('the newest rows show; other people’s and other schools’ never', async () => {
  const school = await aSchoolWithCard({ tabs: ['TODO'] });
  const other = await aSchool();
  const person = await school.person();
  const many = cardKindLimits.affairsRows + 2;
  for (let n = 1; n <= many; n += 1) await aTodo(school.db, person.id, { title: `${n}`, createdAt: inHours(n - 100) });
  await aTodo(school.db, (await school.person()).id);
  await aTodo(other.db, person.id);
  const [todo] = (await cardData(person, 'affairs')).list;
  expect(todo?.num).toBe(many);
  expect(todo?.result.map(({ title }) => title)).toEqual(['6', '5', '4', '3']);
});

test('the card of the person counts what is to do and to read', async () => {
  const school = await aSchool();
  await aPublishedCard(await cardAdmin(school), {
    kind: 'messages',
    cardName: '我的信息',
    config: { calendar: false },
  });
  const person = await school.person();
  await aTodo(school.db, person.id);
  for (const title of ['一', '二']) await aTodo(school.db, person.id, { category: 'READ', title });
  await aTodo(school.db, (await school.person()).id);
  expect(await cardData(person, 'messages')).toEqual({ counts: true, unread: 0, todo: 1, toRead: 2, calendar: false });
});
