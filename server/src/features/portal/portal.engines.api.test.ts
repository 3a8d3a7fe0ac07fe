import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aBanner, hour, inHours, out, portalAdmin } from '../../../test/portal.ts';
import { aSchool } from '../../../test/school.ts';
import { json, sql, tenant } from '../../db/sql.ts';

test('a banner is shown to its identities in its window', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const submit = async (title: string, changes: Parameters<typeof aBanner>[0]) =>
    out(admin, await admin.portal.submitBanner({ content: aBanner({ title, ...changes }) }));
  await submit('迎新', { url: 'https://welcome.example.edu.cn/' });
  await submit('给教师', { identities: [identityTypes.teacher] });
  await submit('稍后', { beginTime: inHours(2), endTime: inHours(3) });
  await admin.portal.submitBanner({ content: aBanner({ title: '草稿' }) });
  const student = await school.person({ type: identityTypes.undergraduate });
  const teacher = await school.person({ type: identityTypes.teacher });
  const seen = async (who: typeof student) => (await who.portal.specials()).result.map(({ title }) => title);
  expect(await seen(student)).toEqual(['迎新']);
  expect(await seen(teacher)).toEqual(['迎新', '给教师']);
  expect((await student.portal.specials()).result[0]?.url).toBe('https://welcome.example.edu.cn/');
  school.travel(2.5 * hour);
  expect(await seen(await school.person())).toEqual(['稍后']);
});

const aService = async (school: Awaited<ReturnType<typeof aSchool>>, name: string, roleIds: string[]) => {
  const { id } = await school.db.one<{ id: string }>(sql`
    insert into service (tenant_id, code, name, type, url, role_ids, status)
    values (${tenant}, ${name}, ${name}, 'APPLICATION', ${`https://apply.example.edu.cn/${name}`}, ${json(roleIds)}, 'SHELF')
    returning id`);
  return id;
};

test('HM-2 the topic of a banner holds those of its services that the person may use', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const [insider, outsider] = [await school.person(), await school.person()];
  const [inner, open] = [await aService(school, 'inner', [insider.roleId]), await aService(school, 'open', [])];
  await out(admin, await admin.portal.submitBanner({ content: aBanner({ serviceIds: [inner, open] }) }));
  const topicOf = async (who: typeof insider) => {
    const [banner] = (await who.portal.specials()).result;
    const { services } = (await who.portal.topic({ id: banner?.id ?? '' })).result;
    return [banner?.serviceIds, services.map(({ serviceId, serviceUrl }) => [serviceId, serviceUrl])];
  };
  const [innerUrl, openUrl] = ['inner', 'open'].map((name) => `https://apply.example.edu.cn/${name}`);
  expect(await topicOf(insider)).toEqual([
    [inner, open],
    [
      [inner, innerUrl],
      [open, openUrl],
    ],
  ]);
  expect(await topicOf(outsider)).toEqual([[open], [[open, openUrl]]]);
  const stranger = await admin.portal.submitBanner({ content: aBanner({ title: '别校', serviceIds: ['999999999'] }) });
  expect(stranger.status).toBe(4000);
});

test('DR-2 a window that ends before it begins is refused, for banners and for lines', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const window = { beginTime: inHours(2), endTime: inHours(1) };
  expect((await admin.portal.submitBanner({ content: aBanner(window) })).result).toEqual({ field: 'endTime' });
  const line = await admin.portal.submitAlert({ content: { title: '停水', ...window } });
  expect(line).toMatchObject({ status: 1002, result: { field: 'endTime' } });
});

test('a banner that is removed is gone, and open pages are told', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const held = await out(admin, await admin.portal.submitBanner({ content: aBanner() }));
  const person = await school.person();
  expect((await person.portal.specials()).result).toHaveLength(1);
  const heard: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => void (tenantId === school.tenant && heard.push(topic)));
  await admin.portal.removeBanner(held);
  expect(heard).toEqual(['banners']);
  expect((await person.portal.specials()).result).toEqual([]);
});

test('DR-1 a topic is not there for identities it is not meant for, after its time, as a draft, or in another school', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await portalAdmin(school);
  const forTeachers = await out(admin, await admin.portal.submitBanner({ content: aBanner({ identities: [3] }) }));
  const draft = (await admin.portal.submitBanner({ content: aBanner({ title: '草稿' }) })).result;
  const [teacher, student] = [await school.person({ type: 3 }), await school.person({ type: 1 })];
  const statusFor = async (who: typeof teacher, id: string) => (await who.portal.topic({ id })).status;
  expect(await statusFor(teacher, forTeachers.id)).toBe(1000);
  expect(await statusFor(student, forTeachers.id)).toBe(4040);
  expect(await statusFor(teacher, draft.id)).toBe(4040);
  expect(await statusFor(await other.person({ type: 3 }), forTeachers.id)).toBe(4040);
  school.travel(3 * hour);
  expect(await statusFor(await school.person({ type: 3 }), forTeachers.id)).toBe(4040);
});

test('the quick bar is the school’s own; two editors do not undo one another', async () => {
  const school = await aSchool();
  const [first, second] = [await portalAdmin(school, '王老师'), await portalAdmin(school)];
  const { version } = (await first.portal.quickItems()).result;
  const items = [{ name: '校历', icon: 'calendar', url: '/home/PersonalCenter', picture: null }];
  expect((await first.portal.submitQuickItems({ items, version })).status).toBe(1000);
  expect((await (await school.person()).portal.quickNavigation()).result).toEqual(items);
  const late = await second.portal.submitQuickItems({ items: [], version });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师' } });
});

test('DR-2 an entry of the quick bar leads somewhere or shows a picture that is the editor’s', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const { version } = (await admin.portal.quickItems()).result;
  const submit = (item: { url?: string; picture?: string }) =>
    admin.portal.submitQuickItems({ items: [{ name: '校历', icon: 'calendar', ...item }], version });
  expect(await submit({})).toMatchObject({ status: 4000, result: { fields: ['items.0.url'] } });
  expect((await submit({ url: 'javascript:alert(1)' })).status).toBe(4000);
  expect((await submit({ picture: '/files/999999999' })).status).toBe(4040);
});

test('the calendar tells the teaching week and the days off around today, the school’s own first', async () => {
  const school = await aSchool();
  const today = new Date(Date.now() + 8 * hour).toISOString().slice(0, 10);
  await school.db.run(sql`
    insert into semester (tenant_id, name, begins, ends)
    values (${tenant}, '本学期', ${today}::date - 14, ${today}::date + 100)`);
  await school.db.run(
    sql`insert into school_day (tenant_id, day, is_off, name) values (${tenant}, ${today}, true, '校庆日')`,
  );
  const { result } = await (await school.person()).portal.calendar();
  expect(result).toMatchObject({ today, semester: { name: '本学期', week: 3 } });
  expect(result.days).toContainEqual({ day: today, isOff: true, name: '校庆日' });
});

test('visitors see the navigation that is everybody’s and needs no frame', async () => {
  const school = await aSchool();
  const add = (name: string, kind: string, roleIds: string[]) =>
    school.db.run(sql`
      insert into nav_item (tenant_id, name, kind, url, frame_id, role_ids, sort)
      values (${tenant}, ${name}, ${kind}, 'https://a.cn/', 1, ${json(roleIds)}, 1)`);
  await add('图书馆', 'link', []);
  await add('内部', 'link', ['7']);
  await add('校历', 'frame', []);
  const { result } = await school.visitor.portal.openNavigation();
  expect(result).toMatchObject([{ name: '图书馆', openWay: 'sameTab', children: [] }]);
});
