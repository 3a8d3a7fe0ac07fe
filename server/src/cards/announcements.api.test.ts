import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { anAnnouncement, aPublished, cardAdmin } from '../../test/cards.ts';
import { aSchool, type TestPerson } from '../../test/school.ts';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const inOneDay = ago(-1);

const titles = async (person: TestPerson) =>
  (await person.cards.home()).result.cards.flatMap((card) =>
    card.state === 'failed' || card.kind !== 'announcements' ? [] : card.data.list.map(({ title }) => title),
  );

type Config = { dataSource?: 'PORTAL' | 'OfficialAccount'; importantOnly?: boolean; recentDays?: number };

async function aHome(config: Config = {}, displayRows = 3) {
  const school = await aSchool();
  await aPublished(await cardAdmin(school), { config, displayRows });
  const student = await school.person({ type: identityTypes.undergraduate });
  return { db: school.db, student, teacher: await school.person({ type: identityTypes.teacher }) };
}

test('CD-ANN-1 EN-11 an announcement has its title, its important mark and both its times', async () => {
  const { db, student } = await aHome();
  const createTime = new Date('2026-11-01T00:00:00Z');
  const id = await anAnnouncement(db, { title: '停水通知', important: true, createTime, releaseTime: ago(1) });
  const [card] = (await student.cards.home()).result.cards;
  expect(card).toMatchObject({
    data: {
      dataSource: 'PORTAL',
      list: [{ id, title: '停水通知', fieldSet: { important: true }, create_time: '2026-11-01 08:00:00' }],
    },
  });
});

test('an announcement shows to the identities it is meant for', async () => {
  const { db, student, teacher } = await aHome();
  await anAnnouncement(db, { title: '教师培训', audience: [identityTypes.teacher], releaseTime: ago(1) });
  await anAnnouncement(db, { title: '全校通知', releaseTime: ago(2) });
  expect(await titles(student)).toEqual(['全校通知']);
  expect(await titles(teacher)).toEqual(['教师培训', '全校通知']);
});

test('what is not released yet does not show', async () => {
  const { db, student } = await aHome();
  await anAnnouncement(db, { title: '明天', releaseTime: inOneDay });
  await anAnnouncement(db, { title: '未定', releaseTime: null });
  expect(await titles(student)).toEqual([]);
});

test('CD-ANN-2 those of a public account stand in the order of create_time, the others of releaseTime', async () => {
  const { db, student } = await aHome({ dataSource: 'OfficialAccount' });
  const dataSource = 'OfficialAccount' as const;
  await anAnnouncement(db, { title: '先推送', dataSource, createTime: ago(2), releaseTime: ago(1) });
  await anAnnouncement(db, { title: '后推送', dataSource, createTime: ago(1), releaseTime: null });
  await anAnnouncement(db, { title: '门户' });
  expect(await titles(student)).toEqual(['后推送', '先推送']);
});

test('a card shows two announcements a row, the newest first', async () => {
  const { db, student } = await aHome({}, 1);
  for (const n of [3, 1, 2]) await anAnnouncement(db, { title: `${n} 天前`, releaseTime: ago(n) });
  expect(await titles(student)).toEqual(['1 天前', '2 天前']);
});

test('an administrator can limit a card to important and to recent ones', async () => {
  const { db, student } = await aHome({ importantOnly: true, recentDays: 7 });
  await anAnnouncement(db, { title: '重要', important: true, releaseTime: ago(1) });
  await anAnnouncement(db, { title: '普通', releaseTime: ago(1) });
  await anAnnouncement(db, { title: '重要但旧', important: true, releaseTime: ago(8) });
  expect(await titles(student)).toEqual(['重要']);
});

test('an announcement is read by those who see it; for others, and other schools, it is not there', async () => {
  const { db, student, teacher } = await aHome();
  const content = '<p>请准时<script>x()</script></p>';
  const id = await anAnnouncement(db, { title: '教师会议', audience: [identityTypes.teacher], content });
  expect((await teacher.announcements.detail({ id })).result).toMatchObject({
    title: '教师会议',
    content: '<p>请准时</p>',
  });
  expect((await student.announcements.detail({ id })).status).toBe(4040);
  const stranger = await (await aSchool()).person({ type: identityTypes.teacher });
  expect((await stranger.announcements.detail({ id })).status).toBe(4040);
});
