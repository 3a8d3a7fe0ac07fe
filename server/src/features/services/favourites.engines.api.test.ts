import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aService, favour } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const namesOf = async (person: TestPerson) =>
  (await person.services.favourites()).result.services.map((one) => one.serviceName);

async function marked(names: readonly string[]) {
  const school = await aSchool();
  const person = await school.person();
  const ids: string[] = [];
  for (const name of names) ids.push(await aService(school.db, { name }));
  await favour(school.db, person.id, ids);
  return { school, person, ids };
}

test('marking is the same once and twice; the newest stands first; unmarking likewise', async () => {
  const { school, person } = await marked(['选课', '报修']);
  const serviceId = await aService(school.db, { name: '借书' });
  for (let n = 0; n < 2; n += 1) expect((await person.services.collect({ serviceId })).status).toBe(1000);
  expect(await namesOf(person)).toEqual(['借书', '选课', '报修']);
  for (let n = 0; n < 2; n += 1) expect((await person.services.cancelCollect({ serviceId })).status).toBe(1000);
  expect(await namesOf(person)).toEqual(['选课', '报修']);
});

test('HL-12 favourites keep the order one gives them; those not named follow', async () => {
  const { person, ids } = await marked(['甲', '乙', '丙', '丁']);
  const [a, , c] = ids;
  await person.services.changeOrder({ ids: [c ?? '', a ?? ''] });
  expect(await namesOf(person)).toEqual(['丙', '甲', '乙', '丁']);
  expect((await person.services.changeOrder({ ids: [a ?? '', a ?? ''] })).status).toBe(4000);
});

test('HL-12 a folder holds favourites; without it they stay marked', async () => {
  const { person, ids } = await marked(['选课', '报修']);
  const [a = '', b = ''] = ids;
  const study = (await person.services.submitFolder({ name: '学习' })).result;
  const life = (await person.services.submitFolder({ name: '生活' })).result;
  await person.services.collect({ serviceId: a, folderId: study.id });
  await person.services.collect({ serviceId: b, folderId: life.id });
  await person.services.collect({ serviceId: b });
  await person.services.orderFolders({ ids: [life.id, study.id] });
  await person.services.submitFolder({ id: study.id, name: '上课' });
  const { folders, services } = (await person.services.favourites()).result;
  expect(folders).toEqual([life, { ...study, name: '上课' }]);
  expect(services.map(({ folderId }) => folderId)).toEqual([study.id, life.id]);
  await person.services.removeFolder({ id: life.id });
  await person.services.collect({ serviceId: a, folderId: null });
  const after = (await person.services.favourites()).result;
  expect(after.folders.map(({ name }) => name)).toEqual(['上课']);
  expect(after.services.map(({ folderId }) => folderId)).toEqual([null, null]);
});

test('a folder’s name is taken once by a person, and folders of others are not there', async () => {
  const { school, person, ids } = await marked(['选课']);
  const other = await school.person();
  const { id } = (await other.services.submitFolder({ name: '学习' })).result;
  await person.services.submitFolder({ name: '学习' });
  const refused = await person.services.submitFolder({ name: '学习' });
  expect(refused).toMatchObject({ status: 1002, result: { field: 'name' } });
  expect((await person.services.collect({ serviceId: ids[0] ?? '', folderId: id })).status).toBe(4040);
  expect((await person.services.submitFolder({ id, name: '别人的' })).status).toBe(4040);
  expect((await person.services.removeFolder({ id })).status).toBe(4040);
  expect((await person.services.orderFolders({ ids: [id] })).status).toBe(4040);
});

test('HL-10 a withdrawn favourite, or one no longer permitted, is simply not there', async () => {
  const { school, person, ids } = await marked(['选课', '报修', '借书']);
  const [off, forOthers] = ids;
  await school.db.run(sql`update service set status = 'OFF' where tenant_id = ${tenant} and id = ${off ?? ''}`);
  await school.db.run(
    sql`update service set identity_types = '[3]' where tenant_id = ${tenant} and id = ${forOthers ?? ''}`,
  );
  expect(await namesOf(person)).toEqual(['借书']);
});

test('HL-6 what one may not use cannot be marked, nor what another school has', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const person = await school.person();
  const forbidden = await aService(school.db, { name: '教师用', identityTypes: [3] });
  const theirs = await aService(elsewhere.db, { name: '别校' });
  for (const serviceId of [forbidden, theirs]) expect((await person.services.collect({ serviceId })).status).toBe(4040);
});

test('there is a most of favourites and of folders, also when many are marked at once', async () => {
  const school = await aSchool();
  const person = await school.person();
  const ids = await manyServices(school, serviceLimits.maxFavourites + 2);
  await favour(school.db, person.id, ids.slice(0, serviceLimits.maxFavourites - 1));
  const last = ids.slice(serviceLimits.maxFavourites - 1);
  const answers = await Promise.all(last.map((serviceId) => person.services.collect({ serviceId })));
  expect(answers.map(({ status }) => status).sort()).toEqual([1000, 1002, 1002]);
  expect((await person.services.collect({ serviceId: ids[0] ?? '' })).status).toBe(1000);
  for (let n = 0; n < serviceLimits.maxFavouriteFolders; n += 1)
    await person.services.submitFolder({ name: `夹 ${n}` });
  expect((await person.services.submitFolder({ name: '再来一个' })).status).toBe(4000);
});

test('the other tabs of a person hear of a change, and nobody else', async () => {
  const { school, person, ids } = await marked(['选课']);
  const heard: unknown[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, ...hint }) => void (tenantId === school.tenant && heard.push(hint)));
  await person.services.cancelCollect({ serviceId: ids[0] ?? '' });
  await expect.poll(() => heard).toContainEqual({ topic: 'card.favourites', userIds: [person.id] });
  expect(heard).toContainEqual({ topic: 'favourites', userIds: [person.id] });
});

const manyServices = async ({ db }: School, count: number) =>
  (
    await db.many<{ id: string }>(sql`
      insert into service (tenant_id, code, name, type, status)
      select ${tenant}, 'm' || n, '服务 ' || n, 'APPLICATION', 'SHELF' from generate_series(1, ${count}::int) n
      returning id`)
  ).map(({ id }) => id);
