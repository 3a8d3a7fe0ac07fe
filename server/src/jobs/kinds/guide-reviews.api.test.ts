import { expect, test } from 'vitest';
import { aGuide, aGuideOut, guideKeeper, guidePublisher, guideTodos } from '../../../test/guides.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  const serviceId = await aService(school.db, { name: '成绩', deptId });
  const publisher = await guidePublisher(school);
  const keeper = await guideKeeper(school, deptId);
  const held = await aGuideOut(publisher, serviceId);
  return { school, serviceId, publisher, keeper, held };
}

/** Sets the review day to yesterday. */
const dueYesterday = ({ db }: School, id: string) =>
  db.run(sql`
    update guide set review_on = (now() at time zone 'Asia/Shanghai')::date - 1 where tenant_id = ${tenant} and id = ${id}`);

async function runDaily({ db, parts, tenant: school }: School) {
  await parts.jobs.start(db, 'guideReviews', {});
  await parts.jobs.runDue(school);
}

test('GU-4 when the day of review has come its keepers have a to-do, once', async () => {
  const { school, keeper, held } = await aCampus();
  await runDaily(school);
  expect(await guideTodos(school)).toEqual([]);
  await dueYesterday(school, held.id);
  await runDaily(school);
  await runDaily(school);
  expect(await guideTodos(school)).toEqual([
    {
      who: keeper.id,
      category: 'TODO',
      status: 'PENDING',
      title: '请复核办事指南「成绩单打印」',
      url: `#/home/managementGuideConfig?guide=${held.id}`,
    },
  ]);
  expect((await keeper.guides.detail({ id: held.id })).result.state).toBe('REVIEW');
});

test('GU-4 confirming the guide ends the to-do, until its next day', async () => {
  const { school, keeper, held } = await aCampus();
  await dueYesterday(school, held.id);
  await runDaily(school);
  await keeper.guides.confirm({ id: held.id });
  expect((await keeper.guides.detail({ id: held.id })).result.state).toBe('PUBLISHED');
  expect(await guideTodos(school)).toMatchObject([{ status: 'DONE' }]);
  await school.db.run(sql`
    update guide set review_on = (now() at time zone 'Asia/Shanghai')::date where tenant_id = ${tenant} and id = ${held.id}`);
  await runDaily(school);
  expect(await guideTodos(school)).toMatchObject([{ status: 'PENDING' }]);
});

test('GU-4 publishing a new version answers for the guide as well', async () => {
  const { school, serviceId, publisher, keeper, held } = await aCampus();
  await dueYesterday(school, held.id);
  await runDaily(school);
  const draft = (await publisher.guides.submit({ content: aGuide(serviceId, { promise: '一天' }), held })).result;
  await publisher.publishing.publish(draft);
  expect(await guideTodos(school)).toMatchObject([{ status: 'DONE' }]);
  expect((await keeper.guides.detail({ id: held.id })).result.state).toBe('PUBLISHED');
});

test('a guide that was taken off waits for nobody', async () => {
  const { school, publisher, held } = await aCampus();
  await publisher.guides.changeShelf({ ...held, off: true });
  await dueYesterday(school, held.id);
  await runDaily(school);
  expect(await guideTodos(school)).toEqual([]);
});

test('RO-6 while a school is suspended its jobs rest; resumed, they go on', async () => {
  const { school, held } = await aCampus();
  const platform = await aSchool();
  await dueYesterday(school, held.id);
  const suspend = (at: Date | null) =>
    school.db.run(sql`update tenant set suspended_at = ${at} where id = ${tenant}`).then(() => {
      school.parts.bus.publish('tenant.changed', { tenantId: school.tenant });
    });
  await suspend(new Date());
  await platform.parts.jobs.start(platform.db, 'guideReviews', {});
  await platform.parts.jobs.runDue(platform.tenant);
  const own = await school.parts.jobs.start(school.db, 'expiredFaqs', {});
  expect(await school.parts.jobs.runDue(school.tenant)).toBe(0);
  expect(await guideTodos(school)).toEqual([]);
  await suspend(null);
  expect(await school.parts.jobs.runDue(school.tenant)).toBe(1);
  expect(await school.db.one(sql`select state from job where tenant_id = ${tenant} and id = ${own}`)).toEqual({
    state: 'finished',
  });
  await runDaily(school);
  expect(await guideTodos(school)).toMatchObject([{ status: 'PENDING' }]);
});
