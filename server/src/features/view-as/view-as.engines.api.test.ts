import { contract } from '@yizhan/contract/contract.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { addressesOf, isReading, type Routes } from '@yizhan/contract/route.ts';
import { menus } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { anAnnouncement, aPublished } from '../../../test/cards.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000);
const wireTime = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const titles = async (person: TestPerson) =>
  (await person.announcements.page()).result.records.map(({ title }) => title);
const student = { type: identityTypes.undergraduate };

test('PB-5 an administrator sees what a student sees, now and at a date, and is then themselves again', async () => {
  const school = await aSchool();
  const admin = await school.person({ type: identityTypes.staff, menus });
  await anAnnouncement(school.db, { title: '学生', audience: [identityTypes.undergraduate], releaseTime: ahead(-1) });
  await anAnnouncement(school.db, { title: '职员', audience: [identityTypes.staff], releaseTime: ahead(-1) });
  await anAnnouncement(school.db, { title: '下周', audience: [identityTypes.undergraduate], releaseTime: ahead(7) });
  expect(await titles(admin)).toEqual(['职员']);
  expect((await admin.viewAs.begin(student)).result).toMatchObject({ typeName: '本科生', at: null });
  expect(await titles(admin)).toEqual(['学生']);
  const { me, serverTime } = (await admin.session.init()).result;
  expect(me).toMatchObject({ viewAs: { type: student.type }, configurationMenu: [], userComb: '' });
  expect(me?.user.roleType).toBe(student.type);

  await admin.viewAs.end();
  await admin.viewAs.begin({ ...student, at: wireTime(ahead(8)) });
  expect(await titles(admin)).toEqual(['下周', '学生']);
  // The clock of the page stays the real one.
  expect((await admin.session.init()).result.serverTime.slice(0, 10)).toBe(serverTime.slice(0, 10));
  await admin.viewAs.end();
  expect(await titles(admin)).toEqual(['职员']);
  expect((await admin.session.init()).result.me).toMatchObject({ viewAs: null });
  const log = await school.db.many<{ action: string; name: string }>(sql`
    select action, entity_name as name from audit_log where tenant_id = ${tenant} and entity = 'session' order by id`);
  expect(log.map(({ action, name }) => `${action} ${name}`)).toEqual(
    ['viewAs', 'endViewAs', 'viewAs', 'endViewAs'].map((action) => `${action} 本科生`),
  );
});

test('PB-5 an administrator sees what people with a role see, and has nothing else of that role', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id: roleId } = (
    await admin.roles.create({ name: '辅导员', code: 'TUTOR', menus: ['userFrameConfig/manage/news'] })
  ).result;
  await aPublished(admin, { cardName: '给辅导员', roles: [roleId] });
  const cards = async () => (await admin.cards.home()).result.cards.map(({ basicConfig }) => basicConfig.cardName);
  await admin.viewAs.begin(student);
  expect(await cards()).toEqual([]);
  await admin.viewAs.end();
  expect((await admin.viewAs.begin({ ...student, roleId })).result).toMatchObject({ roleName: '辅导员' });
  expect(await cards()).toEqual(['给辅导员']);
  expect((await admin.session.init()).result.me).toMatchObject({
    ...{ viewAs: { roleName: '辅导员' }, configurationMenu: [], roles: [{ name: '辅导员' }] },
  });
  expect((await admin.roles.list()).status).toBe(403);
  await admin.viewAs.end();
  const elsewhere = await (await aSchool()).person({ menus });
  expect((await elsewhere.viewAs.begin({ ...student, roleId })).status).toBe(4040);
});

test('PB-5 every call that writes is refused while one looks as another', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  await admin.viewAs.begin(student);
  const calls = Object.entries(contract).flatMap(([group, all]) =>
    Object.entries(all as Routes).map(([name, route]) => ({ name: `${group}.${name}`, route })),
  );
  const writing = calls.filter(({ route: r }) => !isReading(r) && !r.whileViewing && !r.whileLocked);
  const answered: string[] = [];
  for (const { name, route } of writing)
    for (const { method, url } of addressesOf(route)) {
      const { body } = await school.inject({ method, url: url.replace(/\{\w+\}/g, '1') }, admin.token);
      if (!body.includes('正在以其他身份查看')) answered.push(`${method} ${name} ${body.slice(0, 80)}`);
    }
  expect(answered).toEqual([]);
});

test('PB-5 nothing is written while one looks as another, and no administration is open', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  await admin.viewAs.begin(student);
  const refusals = [
    await admin.themes.choose({ themeId: null }),
    await admin.agreements.agree({ agreements: [{ id: '1', number: 1 }] }),
    await admin.feedback.create(),
    await admin.robot.ask(),
  ];
  for (const { status, msg } of refusals) {
    expect(status).toBe(1002);
    expect(msg).toContain('查看');
  }
  expect((await admin.roles.list()).status).toBe(403);
  expect((await admin.security.lock()).status).toBe(1000);
  await admin.session.signOut();
});

test('PB-5 who administers nothing that people see cannot look as another', async () => {
  const school = await aSchool();
  const clerk = await school.person({ menus: ['userFrameConfig/manage/words'] });
  expect((await clerk.viewAs.begin(student)).status).toBe(4030);
  const editor = await school.person({ menus: ['managementGuideConfig'] });
  expect((await editor.viewAs.begin({ type: identityTypes.teacher })).status).toBe(4030);
  expect((await editor.viewAs.begin({ ...student, at: wireTime(ahead(8)) })).status).toBe(4030);
  expect((await editor.viewAs.begin(student)).status).toBe(1000);
  expect((await (await school.person()).viewAs.begin(student)).status).toBe(403);
  expect((await clerk.viewAs.begin({ type: 77 })).status).toBe(4000);
});
