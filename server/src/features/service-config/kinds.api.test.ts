import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aStored, serviceAdmin } from '../../../test/service-config.ts';
import { aScene, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const scene = (name: string) => ({ name, icon: 'book', tint: 2 });

test('scenes are made, changed, ordered and counted', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const study = (await admin.serviceConfig.submitScene(scene('学习'))).result.id;
  const life = (await admin.serviceConfig.submitScene(scene('生活'))).result.id;
  await aService(school.db, { name: '选课', sceneId: study });
  await admin.serviceConfig.submitScene({ id: study, name: '上课', icon: 'pen', tint: 4 });
  await admin.serviceConfig.orderScenes({ ids: [life, study] });
  expect((await admin.serviceConfig.scenes()).result).toEqual([
    { id: life, name: '生活', icon: 'book', tint: 2, services: 0 },
    { id: study, name: '上课', icon: 'pen', tint: 4, services: 1 },
  ]);
});

test('types are made, renamed, ordered and counted', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const [ask, apply] = [
    (await admin.serviceConfig.submitType({ name: '查询' })).result.id,
    (await admin.serviceConfig.submitType({ name: '申请' })).result.id,
  ];
  await aStored(admin, { typeId: apply });
  await admin.serviceConfig.submitType({ id: ask, name: '咨询' });
  await admin.serviceConfig.orderTypes({ ids: [apply] });
  expect((await admin.serviceConfig.types()).result).toEqual([
    { id: apply, name: '申请', services: 1 },
    { id: ask, name: '咨询', services: 0 },
  ]);
});

test('a name is taken once, in a school', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await serviceAdmin(school);
  await admin.serviceConfig.submitScene(scene('学习'));
  await admin.serviceConfig.submitType({ name: '查询' });
  const taken = { status: 1002, result: { field: 'name' } };
  expect(await admin.serviceConfig.submitScene(scene('学习'))).toMatchObject(taken);
  expect(await admin.serviceConfig.submitType({ name: '查询' })).toMatchObject(taken);
  expect((await (await serviceAdmin(other)).serviceConfig.submitScene(scene('学习'))).status).toBe(1000);
});

test('what a service has is not removed, and says by which', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const { id: sceneId } = (await admin.serviceConfig.submitScene(scene('学习'))).result;
  const { id: typeId } = (await admin.serviceConfig.submitType({ name: '查询' })).result;
  const held = await aStored(admin, { sceneId, typeId });
  const used = '仍被使用，不能删除：1 项服务（选课）';
  const result = { usedBy: [{ kind: 'service', id: held.id, name: '选课' }], totals: { service: 1 } };
  expect(await admin.serviceConfig.removeScene({ id: sceneId })).toMatchObject({ msg: used, result });
  expect(await admin.serviceConfig.removeType({ id: typeId })).toMatchObject({ msg: used, result });
  await admin.serviceConfig.remove(held);
  expect((await admin.serviceConfig.removeScene({ id: sceneId })).status).toBe(1000);
  expect((await admin.serviceConfig.removeType({ id: typeId })).status).toBe(1000);
});

test('those of another school are not there', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const admin = await serviceAdmin(school);
  const id = await aScene(other.db, '别校');
  expect((await admin.serviceConfig.submitScene({ id, ...scene('改名') })).status).toBe(4040);
  expect((await admin.serviceConfig.removeScene({ id })).status).toBe(4040);
  expect((await admin.serviceConfig.orderScenes({ ids: [id] })).status).toBe(4040);
});

test('there is a most of them', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  await school.db.run(sql`
    insert into service_scene (tenant_id, name) select ${tenant}, 's' || n
    from generate_series(1, ${serviceLimits.maxScenes}::int) n`);
  expect((await admin.serviceConfig.submitScene(scene('再来'))).status).toBe(4000);
});

test('a service is found by the new name of its scene', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const { id: sceneId } = (await admin.serviceConfig.submitScene(scene('学习'))).result;
  const { id } = await aStored(admin, { sceneId });
  const entry = () =>
    school.db.one<{ words: string }>(sql`
      select words::text from search_entry where tenant_id = ${tenant} and kind = 'service' and entity_id = ${id}`);
  const before = await entry();
  await admin.serviceConfig.submitScene({ id: sceneId, ...scene('宿舍') });
  expect(await entry()).not.toEqual(before);
});
