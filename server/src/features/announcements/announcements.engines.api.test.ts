import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { anAnnouncement } from '../../../test/cards.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const titles = async (person: TestPerson, input: Parameters<TestPerson['announcements']['page']>[0] = {}) =>
  (await person.announcements.page(input)).result.records.map(({ title }) => title);

test('HM-2 the list has every announcement meant for the person, newest first, page by page', async () => {
  const school = await aSchool();
  const student = await school.person({ type: identityTypes.undergraduate });
  for (const n of [2, 400, 1]) await anAnnouncement(school.db, { title: `${n} 天前`, releaseTime: ago(n) });
  expect(await titles(student)).toEqual(['1 天前', '2 天前', '400 天前']);
  const { result } = await student.announcements.page({ current: 2, size: 2 });
  expect([result.records.map(({ title }) => title), result.total]).toEqual([['400 天前'], 3]);
  expect((await student.announcements.page({ current: 9, size: 2 })).result).toMatchObject({ records: [], total: 3 });
});

test('HM-2 it can be limited to the important ones, or to one source', async () => {
  const school = await aSchool();
  const person = await school.person();
  await anAnnouncement(school.db, { title: '重要', important: true, releaseTime: ago(1) });
  await anAnnouncement(school.db, { title: '普通', releaseTime: ago(2) });
  await anAnnouncement(school.db, { title: '推送', dataSource: 'OfficialAccount', createTime: ago(3) });
  expect(await titles(person, { importantOnly: true })).toEqual(['重要']);
  expect(await titles(person, { dataSource: 'OfficialAccount' })).toEqual(['推送']);
  expect(await titles(person)).toEqual(['重要', '普通', '推送']);
});

test('DR-1 what is for others, not released or of another school is not in it', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const student = await school.person({ type: identityTypes.undergraduate });
  await anAnnouncement(school.db, { title: '教师', audience: [identityTypes.teacher] });
  await anAnnouncement(school.db, { title: '明天', releaseTime: ago(-1) });
  await anAnnouncement(other.db, { title: '别校' });
  expect(await titles(student)).toEqual([]);
  expect((await school.visitor.announcements.page()).http).toBe(401);
});
