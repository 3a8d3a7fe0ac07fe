import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { aCase, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aTodo } from '../../../test/todos.ts';
import { dayOf, startOf } from '../../common/working-days.ts';
import { sql, tenant } from '../../db/sql.ts';
import { addDays } from '../../domain/calendar/rules.ts';

const HOUR_MS = 3_600_000;
const october = { from: '2026-09-28', to: '2026-11-01' };

async function aSchoolWithEvents(): Promise<School> {
  const school = await aSchool();
  await school.db.run(sql`
    insert into semester (tenant_id, name, begins, ends) values (${tenant}, '第一学期', '2026-09-01', '2026-10-30')`);
  await school.db.run(sql`
    insert into calendar_event (tenant_id, name, begins, ends, identity_types)
    values (${tenant}, '开放日', '2026-10-17', '2026-10-18', '[]'), (${tenant}, '教师沙龙', '2026-10-20', '2026-10-20', '[3]')`);
  return school;
}

test('PC-6 the agenda merges due to-dos, days off, terms and events in their order, each with where it leads', async () => {
  const school = await aSchoolWithEvents();
  const student = await school.person({ type: 1 });
  const due = (day: string) => new Date(startOf(day).getTime() + 18 * HOUR_MS);
  await aTodo(school.db, student.id, { title: '提交报告', dueAt: due('2026-10-18'), url: '#/home/service/7' });
  await aTodo(school.db, student.id, { title: '无处可开', dueAt: due('2026-11-01'), itemName: '请假' });
  await aTodo(school.db, student.id, { title: '下个月', dueAt: due('2026-11-02') });
  await aTodo(school.db, student.id, { title: '已办', status: 'DONE', dueAt: due('2026-10-18') });
  const { entries, terms } = (await student.calendar.agenda(october)).result;
  expect(entries.map(({ from, to, kind, title, fromTime, url }) => [from, to, kind, title, fromTime, url])).toEqual([
    ['2026-10-01', '2026-10-07', 'off', '国庆节', null, '/calendar'],
    ['2026-10-10', '2026-10-10', 'work', '国庆节', null, '/calendar'],
    ['2026-10-17', '2026-10-18', 'event', '开放日', null, '#/home/PersonalCenter?section=agenda&date=2026-10-17'],
    ['2026-10-18', '2026-10-18', 'todo', '提交报告', '18:00', '#/home/service/7'],
    ['2026-10-30', '2026-10-30', 'term', '第一学期', null, '/calendar'],
    ['2026-11-01', '2026-11-01', 'todo', '无处可开', '18:00', '#/home/PersonalCenter?tab=TODO'],
  ]);
  expect(terms).toEqual([{ name: '第一学期', begins: '2026-09-01', ends: '2026-10-30' }]);
  expect((await student.calendar.agenda({ from: '2026-01-01', to: '2026-12-31' })).msg).toBe('一次最多查看 100 天');
  expect((await student.calendar.agenda({ from: '2026-02-01', to: '2026-01-31' })).status).toBe(1002);
});

test('PC-6 what one applied for stands on the day it is promised, as long as it runs and waits for others', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '学生处');
  const [keeper, applicant, handler] = [
    await processKeeper(school, deptId),
    await school.person({ name: '李四' }),
    await school.person(),
  ];
  await aProcessOut(
    { keeper, deptId },
    { flow: { blocks: [aStep('one', [handler.id])] }, settings: { promiseDays: 5 } },
  );
  const { id } = await aCase(applicant);
  const { no, at } = await school.db.one<{ no: string; at: Date }>(
    sql`select no, promise_at as at from case_file where tenant_id = ${tenant} and id = ${id}`,
  );
  const range = { from: dayOf(at), to: dayOf(at) };
  const cases = async (who: typeof applicant) =>
    (await who.calendar.agenda(range)).result.entries.filter(({ kind }) => kind === 'case');
  expect(await cases(applicant)).toMatchObject([
    { key: `case-${id}`, note: `办件编号 ${no}`, fromTime: null, isLate: false, url: `#/home/case/${id}` },
  ]);
  expect(await cases(handler)).toEqual([]);
  await school.db.run(sql`update case_file set paused_at = now() where tenant_id = ${tenant} and id = ${id}`);
  expect(await cases(applicant)).toEqual([]);
});

test('PC-7 what one does for somebody absent stands in one’s own agenda, with the name', async () => {
  const school = await aSchool();
  const [a, b] = [await school.person({ name: '甲' }), await school.person()];
  const today = dayOf(school.parts.clock());
  await aTodo(school.db, a.id, { title: '审批', dueAt: new Date(startOf(today).getTime() + 30 * HOUR_MS) });
  await a.absences.save({ from: today, to: addDays(today, 2), secondId: b.id });
  const range = { from: today, to: addDays(today, 2) };
  const todos = async (who: typeof a) =>
    (await who.calendar.agenda(range)).result.entries.filter(({ kind }) => kind === 'todo');
  expect(await todos(a)).toEqual([]);
  expect(await todos(b)).toMatchObject([{ title: '审批', note: '代 甲 办理' }]);
});

const pathOf = (url: string | null) => new URL(url ?? '').pathname;

test('PC-6 the address that somebody made who reads English tells other calendars in English', async () => {
  const school = await aSchoolWithEvents();
  await school.db.run(sql`
    insert into english_text (tenant_id, text, english) values (${tenant}, '开放日', 'Open day')`);
  const person = await school.person();
  const reader = school.as(person.token, 'en');
  const { url } = (await reader.calendar.renewLink()).result;
  expect((await person.calendar.link()).result.url).toBe(url?.replace('?lang=en', ''));
  await aTodo(school.db, person.id, { title: '批改', dueAt: new Date(school.parts.clock().getTime() + 48 * HOUR_MS) });
  const { pathname, search } = new URL(url ?? '');
  const answer = await school.inject({ url: `${pathname}${search}` });
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  expect(String(calendar.getFirstPropertyValue('name'))).toMatch(/^Agenda · /);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const named = events.map(({ summary, component }) => [
    summary,
    String(component.getFirstPropertyValue('categories')),
  ]);
  expect(named).toContainEqual(['批改', 'To-do due']);
  expect(named.find(([, category]) => category === 'Day off')?.[0]).toMatch(/ · Day off$/);
  expect(named).toContainEqual(['Open day', 'School event']);
});

test('PC-6 another calendar reads the agenda by its address, and is told when nothing has changed', async () => {
  const school = await aSchoolWithEvents();
  const teacher = await school.person({ type: 3 });
  const due = new Date(school.parts.clock().getTime() + 48 * HOUR_MS);
  await aTodo(school.db, teacher.id, { title: '批改; 作业,\n第二次', dueAt: due });
  expect((await teacher.calendar.link()).result).toEqual({ url: null, createdAt: null, readAt: null });
  const { url } = (await teacher.calendar.renewLink()).result;
  expect(url).toMatch(/^https?:\/\/[^/]+\/agenda\/[\w-]{43}\.ics$/);
  expect((await teacher.calendar.link()).result).toMatchObject({ url, readAt: null });

  const answer = await school.inject({ url: pathOf(url) });
  expect(answer.http).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(answer.body))
    .getAllSubcomponents('vevent')
    .map((e) => new ICAL.Event(e));
  expect(events.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining(['批改; 作业,\n第二次', '教师沙龙', '开放日']),
  );
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect((await teacher.calendar.link()).result.readAt).not.toBeNull();

  const etag = String(answer.headers.etag);
  const again = { url: pathOf(url), headers: { 'if-none-match': etag } };
  expect((await school.inject(again)).http).toBe(304);
  await aTodo(school.db, teacher.id, { title: '新的', dueAt: due });
  expect((await school.inject(again)).http).toBe(200);
});

test('PC-6 a replaced, revoked, unknown or foreign address and that of a closed account answer as if there were none', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const person = await school.person();
  const nothing = await school.inject({ url: '/agenda/nothing' });
  const gone = async (of: School, url: string) => {
    const { http, body } = await of.inject({ url });
    expect([http, JSON.parse(body).status]).toEqual([nothing.http, JSON.parse(nothing.body).status]);
  };
  expect(nothing.http).toBe(404);
  const first = pathOf((await person.calendar.renewLink()).result.url);
  await gone(other, first);
  await gone(school, `/agenda/${'A'.repeat(43)}.ics`);
  const second = pathOf((await person.calendar.renewLink()).result.url);
  await gone(school, first);
  expect((await school.inject({ url: second })).http).toBe(200);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${person.id}`);
  await gone(school, second);
  await school.db.run(sql`update app_user set status = 'active' where tenant_id = ${tenant} and id = ${person.id}`);
  await person.calendar.removeLink();
  await gone(school, second);
  const stored = await school.db.many<{ n: number }>(sql`select 1 as n from agenda_link where tenant_id = ${tenant}`);
  expect(stored).toEqual([]);
});
