import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';

const hallAdmin = (school: School, name = '门户管理员') =>
  school.person({ name, menus: ['userFrameConfig/serviceHallConfig'] });

const publish = async (admin: TestPerson, content: object, held?: { id: string; version: number }) => {
  const whole = { title: '办事大厅', ...content };
  const draft = (await admin.centres.submit({ type: '', content: whole, ...(held && { held }) })).result;
  return (await admin.publishing.publish(draft)).result;
};

test('RT-9 PB-1 the hall follows its configuration once it is published, visitors’ too', async () => {
  const school = await aSchool();
  const [admin, person] = [await hallAdmin(school), await school.person()];
  const view = async (who: TestPerson | School['visitor']) => (await who.hall.centre({ type: '' })).result.centre;
  expect(await view(person)).toBeNull();
  const content = { title: '办事大厅', tabs: ['all' as const], facets: ['deptId' as const], view: 'list' as const };
  const draft = (await admin.centres.submit({ type: '', content })).result;
  expect(await view(person)).toBeNull();
  expect((await person.hall.centre({ type: '', draft: true })).result.centre).toBeNull();
  expect((await admin.hall.centre({ type: '', draft: true })).result.centre).toMatchObject({ title: '办事大厅' });
  await admin.publishing.publish(draft);
  expect(await view(person)).toMatchObject({ title: '办事大厅', tabs: ['all'], facets: ['deptId'], view: 'list' });
  expect(await view(school.visitor)).toMatchObject({ title: '办事大厅' });
  expect((await person.hall.centre({ type: 'PROCESS' })).result.centre).toBeNull();
});

test('page size, default order and recommended services are the centre’s', async () => {
  const school = await aSchool();
  const [admin, person] = [await hallAdmin(school), await school.person()];
  const ids: string[] = [];
  for (const name of ['丙', '甲', '乙', '丁', '戊', '己', '庚']) ids.push(await aService(school.db, { name }));
  const picks = [ids[4] ?? '', ids[1] ?? ''];
  await publish(admin, { pageSize: 6, sort: 'new', picks });
  const page = async (query: object) => (await person.hall.page({ ...query })).result;
  expect(await page({})).toMatchObject({ size: 6, total: 7 });
  expect((await page({ size: 3 })).size).toBe(3);
  const recommended = (await page({ tab: 'recommended' })).records.map(({ serviceId }) => serviceId);
  expect(recommended.slice(0, 2)).toEqual(picks);
  expect((await admin.centres.submit({ type: '', content: { title: '大厅', picks: ['999999999'] } })).status).toBe(
    4000,
  );
});

test('GD-4 each centre has its own menu entry; of two first editors the second is told', async () => {
  const school = await aSchool();
  const [first, second] = [await hallAdmin(school, '王老师'), await hallAdmin(school)];
  expect((await first.centres.detail({ type: 'PROCESS' })).status).toBe(403);
  expect((await first.centres.submit({ type: 'PROCESS', content: { title: '流程' } })).status).toBe(403);
  await first.centres.submit({ type: '', content: { title: '大厅' } });
  const late = await second.centres.submit({ type: '', content: { title: '另一个大厅' } });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师' } });
});

test('PB-3 a centre is rolled back, and set back to the default', async () => {
  const school = await aSchool();
  const [admin, person] = [await hallAdmin(school), await school.person()];
  const title = async () => (await person.hall.centre({ type: '' })).result.centre?.title;
  const one = await publish(admin, { title: '一' });
  const two = await publish(admin, { title: '二' }, one);
  expect(await title()).toBe('二');
  const back = (await admin.publishing.rollBack({ ...two, number: 1 })).result;
  expect(await title()).toBe('一');
  await admin.centres.remove({ type: '', held: back });
  expect(await title()).toBeUndefined();
});
