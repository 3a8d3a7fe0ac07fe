import type { TodayItem } from '@yizhan/contract/today.ts';
import { expect, test, vi } from 'vitest';
import { aCardPage } from '../../../test/cards.ts';
import { aForeignSource, type ForeignSource } from '../../../test/foreign-source.ts';
import { aSentNotice, noticeSender } from '../../../test/notices.ts';
import { anAlert, hour, inHours, out, portalAdmin } from '../../../test/portal.ts';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { aTodo } from '../../../test/todos.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { dayOf, startOf } from '../../common/working-days.ts';
import { addDays } from '../../domain/calendar/rules.ts';

const todayOf = async (person: TestPerson) => (await person.cards.home()).result.today;
const titles = (items: readonly TodayItem[]) => items.map(({ title }) => title);
const dueIn = (ms: number) => new Date(Date.now() + ms);

test('HM-1 the to-do that is due first stands in the strip, as late when it is, and goes when it is done', async () => {
  const school = await aSchool();
  const person = await school.person();
  await aTodo(school.db, person.id, { title: '下周再说', dueAt: dueIn(72 * hour) });
  await aTodo(school.db, person.id, { title: '别人的', category: 'READ', dueAt: dueIn(-2 * hour) });
  expect(await todayOf(person)).toEqual([]);
  await aTodo(school.db, person.id, { title: '学费待缴', itemName: '学费缴纳', dueAt: dueIn(-hour) });
  school.parts.cardHints.publishTo(school.tenant, 'todos', [person.id]);
  expect(await todayOf(person)).toMatchObject([
    { kind: 'due', title: '学费待缴', note: '学费缴纳', isLate: true, url: '#/home/PersonalCenter?tab=TODO' },
  ]);
  await aTodo(school.db, person.id, { title: '更早的', dueAt: dueIn(-3 * hour) });
  await aTodo(school.db, person.id, { title: '最早的', dueAt: dueIn(-4 * hour) });
  school.parts.cardHints.publishTo(school.tenant, 'todos', [person.id]);
  expect(titles(await todayOf(person))).toEqual(['最早的', '更早的']);
  expect(await todayOf(await school.person())).toEqual([]);
});

test('HM-1 however much is overdue, what is due today has its place in the strip; what is due tomorrow has none', async () => {
  const school = await aSchool();
  const person = await school.person();
  for (let hours = 1; hours <= 21; hours++)
    await aTodo(school.db, person.id, { title: `过期 ${hours} 小时`, dueAt: dueIn(-hours * hour) });
  const midnight = startOf(addDays(dayOf(new Date()), 1));
  await aTodo(school.db, person.id, { title: '今天截止', dueAt: new Date(midnight.getTime() - 1) });
  await aTodo(school.db, person.id, { title: '明天截止', dueAt: midnight });
  expect(titles(await todayOf(person))).toEqual(['过期 21 小时', '今天截止']);
});

test('HM-1 an emergency line that leads somewhere stands in the strip of those it is for', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const submit = async (changes: Parameters<typeof anAlert>[0]) =>
    out(admin, await admin.portal.submitAlert({ content: anAlert(changes) }));
  await submit({ title: '停水', level: 'urgent', url: '/home/serviceHall' });
  await submit({ title: '没有去处', level: 'urgent' });
  await submit({ title: '明天', url: '/home/serviceHall', beginTime: inHours(3), endTime: inHours(5) });
  expect(await todayOf(await school.person())).toMatchObject([
    { kind: 'urgent', title: '停水', isLate: true, url: '/home/serviceHall' },
  ]);
});

async function aTimetable(answer: () => object) {
  const timetable = await aForeignSource((_, response) => response.end(JSON.stringify(answer())));
  return { timetable, school: await aSchoolWithTimetable(timetable) };
}

async function aSchoolWithTimetable(timetable: ForeignSource) {
  const school = await aSchool({}, { INWARD_HOSTS: timetable.host });
  const admin = await portalAdmin(school);
  const lesson = { url: `${timetable.url}/timetable/next?account=\${account}`, cacheSeconds: 0 };
  const { version } = (await admin.portal.today()).result;
  await admin.portal.submitToday({ today: { lesson }, version });
  return school;
}

test('HM-1 the next lesson comes from the address the school gave, asked in the person’s name', async () => {
  const begin = toWireTime(dueIn(hour));
  let answer: object = {
    course: '高等数学 A',
    room: '教学楼 A302',
    begin,
    end: toWireTime(dueIn(2 * hour)),
    url: '/lesson/7',
  };
  const { timetable, school } = await aTimetable(() => answer);
  const person = await school.person();
  // A page waits only briefly for a slow source; the answer is there the next time.
  await vi.waitFor(async () =>
    expect(await todayOf(person)).toEqual([
      {
        ...{ kind: 'lesson', id: null, title: '高等数学 A', note: '教学楼 A302', at: begin, isLate: false },
        url: `${timetable.url}/lesson/7`,
      },
    ]),
  );
  expect(timetable.asked()[0]).toBe(`GET /timetable/next?account=${person.account}`);
  answer = {};
  await vi.waitFor(async () => expect(await todayOf(person)).toEqual([]));
});

test('HM-1 no page waits for the timetable: the first says that the strip is not complete, the next one has the lesson', async () => {
  const begin = toWireTime(dueIn(hour));
  const waiting: (() => void)[] = [];
  const lesson = JSON.stringify({ course: '高等数学 A', room: '', begin, url: '/7' });
  const timetable = await aForeignSource((_, response) => waiting.push(() => response.end(lesson)));
  const school = await aSchoolWithTimetable(timetable);
  const person = await school.person();
  expect((await person.cards.home()).result).toMatchObject({ today: [], todayPending: true });
  await vi.waitFor(async () => {
    for (const answer of waiting.splice(0)) answer();
    expect(titles(await todayOf(person))).toEqual(['高等数学 A']);
  });
  // With a lesson to show, an older answer is no reason to read the page again.
  expect((await person.cards.home()).result.todayPending).toBe(false);
});

test.each([
  ['says that no lesson is left', {}],
  ['says nonsense', { course: 7 }],
  ['names a lesson that is over', { course: '晨读', begin: '2020-01-01 08:00:00', url: '/x' }],
  ['leads nowhere', { course: '晨读', begin: '2099-01-01 08:00:00', url: 'javascript:alert(1)' }],
])('HM-1 a timetable that %s leaves the strip to the rest', async (_, answer) => {
  const { school } = await aTimetable(() => answer);
  const person = await school.person();
  await aTodo(school.db, person.id, { title: '学费待缴', dueAt: dueIn(-hour) });
  expect(titles(await todayOf(person))).toEqual(['学费待缴']);
});

test('HM-1 only the home page has the strip', async () => {
  const school = await aSchool();
  const navigationId = await aCardPage(school);
  const person = await school.person();
  await aTodo(school.db, person.id, { title: '学费待缴', dueAt: dueIn(-hour) });
  expect((await person.cards.home({ navigationId })).result.today).toEqual([]);
  expect(titles(await todayOf(person))).toEqual(['学费待缴']);
});

test('PB-4 of two editors of the sources the second is told', async () => {
  const school = await aSchool();
  const [first, second] = [await portalAdmin(school, '王老师'), await portalAdmin(school)];
  const { today, version } = (await first.portal.today()).result;
  expect(today).toEqual({ lesson: null });
  const lesson = { url: 'https://jw.example.edu.cn/next', cacheSeconds: 60 };
  expect((await first.portal.submitToday({ today: { lesson }, version })).status).toBe(1000);
  expect((await first.portal.today()).result.today).toEqual({ lesson });
  const late = await second.portal.submitToday({ today, version });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师' } });
});

test('HM-1 of the unread notices the most important stands in the strip, and goes when it is read', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const person = await school.person();
  const receivers = { userIds: [person.id] };
  const first = await aSentNotice(school, sender, { title: '选课开放', level: 'IMPORTANT', receivers });
  await aSentNotice(school, sender, { title: '闭馆一天', level: 'NORMAL', receivers });
  expect(await todayOf(person)).toMatchObject([{ kind: 'notice', title: '选课开放', url: '#/home/notices' }]);
  await person.notices.read({ messageId: first, userId: person.id });
  expect(titles(await todayOf(person))).toEqual(['闭馆一天']);
  expect(await todayOf(await school.person())).toEqual([]);
});

const returnedTo = async (person: TestPerson) => (await todayOf(person)).filter(({ kind }) => kind === 'case');

test('HM-1 a case that came back to be corrected stands in the strip of its applicant, and goes when it is withdrawn', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const [applicant, tutor] = [await school.person({ deptId }), await school.person({ type: 3, deptId })];
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id], { allows: ['return'] })] } });
  const { id } = await aCase(applicant);
  expect(await todayOf(applicant)).toEqual([]);
  await actNow(tutor, id, { action: 'return', opinion: '请写清楚' });
  const { title } = (await applicant.cases.detail({ id })).result;
  // The notice of it is told as well: it says why.
  expect(await returnedTo(applicant)).toMatchObject([{ id, title, url: `#/home/case/${id}`, isLate: false }]);
  expect(await returnedTo(tutor)).toEqual([]);
  await actNow(applicant, id, { action: 'withdraw' });
  expect(await returnedTo(applicant)).toEqual([]);
});

test('HM-1 what the school calendar has today stands in the strip of those it is for, and follows the editor at once', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: ['userFrameConfig/manage/calendar'], type: 4 });
  const [student, teacher] = [await school.person({ type: 1 }), await school.person({ type: 3 })];
  expect(await todayOf(teacher)).toEqual([]);
  const today = dayOf(school.parts.clock());
  const hours = { begins: today, ends: today, place: '大礼堂', url: '', identityTypes: [3] };
  await admin.calendar.saveEvent({ ...hours, name: '教职工大会', fromTime: '00:00', toTime: '23:59' });
  const whole = { ...hours, place: '', identityTypes: [], fromTime: null, toTime: null };
  await admin.calendar.saveEvent({ ...whole, name: '选课周', begins: addDays(today, -1), ends: addDays(today, 1) });
  const ownAgenda = '#/home/PersonalCenter?section=agenda';
  expect(await todayOf(teacher)).toEqual([
    {
      kind: 'event',
      id: null,
      title: '教职工大会',
      note: '大礼堂',
      at: `${today} 00:00:00`,
      isLate: false,
      url: ownAgenda,
    },
  ]);
  expect(await todayOf(student)).toEqual([]);
  await admin.calendar.saveEvent({ ...whole, name: '开放日', ends: addDays(today, 1), url: 'https://open.example/' });
  expect(await todayOf(student)).toMatchObject([{ title: '开放日', at: null, url: 'https://open.example/' }]);
  await admin.calendar.saveDays({ days: [{ day: today, isOff: true, name: '停课一天' }] });
  expect(titles(await todayOf(student)).toSorted()).toEqual(['停课一天', '开放日']);
});
