import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/jobs'] as const;

/** As a job that used up its attempts is left behind. */
const fails = (school: School, kind: string, failure = 'internal') =>
  school.db.run(sql`
    update job set state = 'failed', tries = 3, failure = ${failure}, result = '{"name":"首页"}', ended_at = now()
    where tenant_id = ${tenant} and kind = ${kind}`);

test('AD-1 administrators read what runs in the background, by state and kind, and why it failed', async () => {
  const school = await aSchool();
  const [admin, colleague] = [await school.person({ menus }), await school.person({ name: '周启明' })];
  await school.parts.jobs.start(school.db, 'cleanup', {}, { ownerId: colleague.id });
  await school.parts.jobs.start(school.db, 'guideReviews', {});
  await fails(school, 'cleanup', 'name_taken');

  const { result } = await admin.jobAdmin.page({});
  expect(result).toMatchObject({ total: 2, counts: { waiting: 1, running: 0, finished: 0, failed: 1 } });
  const failed = await admin.jobAdmin.page({ state: 'failed', kind: 'cleanup' });
  expect(failed.result).toMatchObject({ total: 1, counts: { waiting: 1, failed: 1 } });
  expect(failed.result.records).toMatchObject([
    { kind: 'cleanup', ownerName: '周启明', reason: '「首页」已存在，请换一个名称', mayRestart: true },
  ]);
});

test('AD-1 AU-1 a failed job runs again and is audited; one that runs, another school’s, and one its owner restarts do not', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const [admin, stranger] = [await school.person({ menus }), await other.person({ menus })];
  const id = await school.parts.jobs.start(school.db, 'cleanup', {}, { uniqueKey: 'nightly' });
  await fails(school, 'cleanup');
  expect(await stranger.jobAdmin.restart({ id })).toMatchObject({ status: 4040 });

  expect(await admin.jobAdmin.restart({ id })).toMatchObject({ status: 1000 });
  expect(await admin.jobAdmin.restart({ id })).toMatchObject({ status: 1002, msg: /没有失败/ });
  const { records } = (await admin.jobAdmin.page({})).result;
  expect(records).toMatchObject([{ id, state: 'waiting', tries: 0, reason: '', endedAt: null }]);
  expect(await school.parts.jobs.runDue(school.tenant)).toBe(1);
  expect((await admin.jobAdmin.page({})).result.records).toMatchObject([{ id, state: 'finished' }]);
  const audited = await school.db.many(sql`
    select action, entity, entity_id as id from audit_log where tenant_id = ${tenant} and entity = 'job'`);
  expect(audited).toEqual([{ action: 'restart', entity: 'job', id }]);

  // A second of the same key waits already.
  await fails(school, 'cleanup');
  await school.parts.jobs.start(school.db, 'cleanup', {}, { uniqueKey: 'nightly' });
  expect(await admin.jobAdmin.restart({ id })).toMatchObject({ status: 1002 });

  const publishing = await school.parts.jobs.start(school.db, 'publish', { publicationId: '1', number: 1 });
  await fails(school, 'publish');
  expect(await admin.jobAdmin.restart({ id: publishing })).toMatchObject({ status: 1002 });
});
