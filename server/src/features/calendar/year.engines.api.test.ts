import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aWorkbook, importAll, runJobs } from '../../../test/workbooks.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/calendar'] as const;
const autumn = { name: '第一学期', begins: '2026-09-02', ends: '2027-01-17' };

test('a term has its teaching weeks from the Monday of its first day, and no two terms overlap', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { result } = await admin.calendar.saveTerm(autumn);
  expect((await admin.calendar.year({ year: 2026 })).result.terms).toEqual([
    { ...autumn, id: result.id, weeks: 20, version: 1 },
  ]);
  const refused = await admin.calendar.saveTerm({ name: '小学期', begins: '2027-01-17', ends: '2027-02-10' });
  expect(refused.msg).toBe('与「第一学期」（2026-09-02 至 2027-01-17）重叠，请调整起止日期');
  expect((await admin.calendar.saveTerm({ ...autumn, ends: '2026-08-01' })).msg).toBe('结束不能早于开始');
  expect((await admin.calendar.saveTerm({ ...autumn, ends: '2027-09-01' })).msg).toBe('一个学期最长 220 天');
  const again = { name: '第一学期', begins: '2028-09-02', ends: '2028-12-01' };
  expect((await admin.calendar.saveTerm(again)).status).toBe(1002);
  const held = { id: result.id, version: 1 };
  expect((await admin.calendar.saveTerm({ ...autumn, ends: '2027-01-10', held })).status).toBe(1000);
  expect((await admin.calendar.saveTerm({ ...autumn, held })).status).toBe(9009);
  expect((await admin.calendar.removeTerm(held)).status).toBe(9009);
  expect((await admin.calendar.removeTerm({ ...held, version: 2 })).status).toBe(1000);
  expect((await admin.calendar.year({ year: 2026 })).result.terms).toEqual([]);
});

test('PR-6 the working-day clock follows the year editor at once, and the official day when the school takes its word back', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const clock = () => schoolWorkingDays(school.db);
  expect((await clock()).addWorkingDays('2026-11-17', 1)).toBe('2026-11-18');
  await admin.calendar.saveDays({
    days: [
      { day: '2026-11-18', isOff: true, name: '校庆' },
      { day: '2026-10-01', isOff: false, name: '值班' },
    ],
  });
  expect((await clock()).addWorkingDays('2026-11-17', 1)).toBe('2026-11-19');
  expect((await clock()).isWorkingDay('2026-10-01')).toBe(true);
  await admin.calendar.saveDays({
    days: [
      { day: '2026-11-18', isOff: null },
      { day: '2026-10-01', isOff: null },
    ],
  });
  expect((await clock()).addWorkingDays('2026-11-17', 1)).toBe('2026-11-18');
  expect((await clock()).isWorkingDay('2026-10-01')).toBe(false);
  const [log] = await school.db.many(
    sql`select action from audit_log where tenant_id = ${tenant} and entity = 'schoolDays'`,
  );
  expect(log).toEqual({ action: 'update' });
});

test('the official days of a year are taken over where the school has said nothing; an unannounced year is refused', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  await admin.calendar.saveDays({ days: [{ day: '2026-10-10', isOff: true, name: '运动会' }] });
  const official = (await admin.calendar.year({ year: 2026 })).result.official.length;
  expect((await admin.calendar.copyOfficial({ year: 2026 })).result).toEqual({ copied: official - 1 });
  const { days } = (await admin.calendar.year({ year: 2026 })).result;
  expect(days).toHaveLength(official);
  expect(days.find(({ day }) => day === '2026-10-10')).toEqual({ day: '2026-10-10', isOff: true, name: '运动会' });
  expect((await admin.calendar.copyOfficial({ year: 2027 })).msg).toBe('国务院尚未公布 2027 年的放假安排');
  expect((await admin.calendar.year({ year: 2027 })).result.isAnnounced).toBe(false);
});

test('scSemester/getSchoolCalendar tells terms, days off and the events meant for the person', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus, type: 4 });
  const student = await school.person({ type: 1 });
  await admin.calendar.saveTerm(autumn);
  const meeting = { name: '教职工大会', begins: '2026-09-10', ends: '2026-09-10', identityTypes: [3, 4] };
  await admin.calendar.saveEvent({ ...meeting, fromTime: '14:30', toTime: '16:30', place: '大礼堂' });
  await admin.calendar.saveEvent({ name: '校园开放日', begins: '2026-09-12', ends: '2026-09-13' });
  const read = (who: typeof student) => who.calendar.school({ year: 2026 });
  expect((await read(student)).result.events.map(({ name }) => name)).toEqual(['校园开放日']);
  expect((await read(admin)).result.events.map(({ name }) => name)).toEqual(['教职工大会', '校园开放日']);
  const { semesters, days } = (await read(student)).result;
  expect(semesters).toMatchObject([{ name: '第一学期', weeks: 20 }]);
  expect(days.find(({ day }) => day === '2026-10-01')).toEqual({ day: '2026-10-01', isOff: true, name: '国庆节' });
  const backwards = await admin.calendar.saveEvent({ ...meeting, fromTime: '14:30', toTime: '14:00' });
  expect(backwards.msg).toBe('结束不能早于开始');
  const [event] = (await admin.calendar.year({ year: 2026 })).result.events;
  const held = { id: event?.id ?? '', version: 1 };
  expect((await admin.calendar.saveEvent({ ...meeting, name: '大会改期', held })).status).toBe(1000);
  expect((await admin.calendar.removeEvent(held)).status).toBe(9009);
  expect((await admin.calendar.removeEvent({ ...held, version: 2 })).status).toBe(1000);
});

test('IP-1 IP-17 imported days count at once and are told to open pages; one that was changed since is not taken back', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const clock = () => schoolWorkingDays(school.db);
  const hints: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => {
    if (tenantId === school.tenant) hints.push(topic);
  });
  const file = await aWorkbook(
    ['日期', '放假', '说明'],
    [
      ['2026-11-18', '是', '校庆'],
      ['2026-11-19', '是', '校庆'],
    ],
  );
  const list = 'schoolDays';
  const { key } = await importAll(school, admin, file, { list });
  expect((await clock()).addWorkingDays('2026-11-17', 1)).toBe('2026-11-20');
  expect(hints).toContain('card.today');

  await admin.calendar.saveDays({ days: [{ day: '2026-11-19', isOff: true, name: '校庆第二天' }] });
  hints.length = 0;
  const { redisKey } = (await admin.bulk.undo({ list, key })).result;
  await runJobs(school);
  const { records } = (await admin.bulk.failedRows({ list, key: redisKey })).result;
  expect(records).toMatchObject([{ row: 3, errors: [{ reason: '导入后被修改过，未撤销' }] }]);
  expect((await admin.calendar.year({ year: 2026 })).result.days).toEqual([
    { day: '2026-11-19', isOff: true, name: '校庆第二天' },
  ]);
  expect(hints).toContain('card.today');
});
