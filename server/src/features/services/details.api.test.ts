import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aScene, aService, favour } from '../../../test/services.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

test('SO-4 the details of a service say what it is, whose it is, and what is like it', async () => {
  const school = await aSchool();
  const person = await school.person();
  const deptId = await aDepartment(school.db, '图书馆');
  const sceneId = await aScene(school.db, '学习', 3);
  const id = await aService(school.db, { name: '入馆预约', summary: '预约座位', deptId, sceneId, hasGuide: true });
  const often = await aService(school.db, { name: '图书续借', sceneId, visitTimes: 9 });
  const seldom = await aService(school.db, { name: '文献传递', sceneId, visitTimes: 1 });
  await aService(school.db, { name: '别的场景' });
  await aService(school.db, { name: '教师专用', sceneId, identityTypes: [identityTypes.teacher] });
  await favour(school.db, person.id, [id]);
  const { result } = await person.services.details({ id });
  expect(result).toMatchObject({
    serviceName: '入馆预约',
    summary: '预约座位',
    tint: 3,
    serviceUrl: 'https://a.example/',
    dept: { id: deptId, name: '图书馆' },
    collected: true,
    needsSignIn: false,
    score: null,
    hasGuide: true,
    guideId: expect.any(String),
    availability: { state: 'OPEN', reason: '', from: null, until: null },
  });
  expect(result.related.map((one) => one.serviceId)).toEqual([often, seldom]);
});

test('HL-7 a service for others explains whom it is for, and nothing of its content', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const person = await school.person({ type: identityTypes.undergraduate });
  const other = await school.person();
  const { teacher, staff } = identityTypes;
  const id = await aService(school.db, {
    name: '成果登记',
    summary: '科研成果',
    identityTypes: [teacher, staff],
    roleIds: [other.roleId],
    userDeptIds: [await aDepartment(school.db, '理学部')],
  });
  const refused = await person.services.details({ id });
  expect(refused.status).toBe(4030);
  expect(refused.msg).toBe(`「成果登记」仅面向教师、职员、role of ${other.account}、理学部开放，您当前的身份不能使用`);
  expect(refused.result).toEqual({ audience: `教师、职员、role of ${other.account}、理学部` });
});

test('HL-10 a withdrawn service says so; a draft is not there', async () => {
  const school = await aSchool();
  const person = await school.person();
  const off = await aService(school.db, { name: '旧系统', status: 'OFF' });
  const draft = await aService(school.db, { name: '新系统', status: 'DRAFT' });
  expect(await person.services.details({ id: off })).toMatchObject({ status: 4040, msg: '「旧系统」已下架' });
  expect((await person.services.details({ id: draft })).msg).toBe('内容不存在或已被删除');
});

test('HL-10 the details of a service that is not open say why and until when', async () => {
  const school = await aSchool();
  const person = await school.person();
  const opens = inHours(0.5);
  const notYet = await aService(school.db, { name: '选课', openFrom: opens });
  const { result } = await person.services.details({ id: notYet });
  expect(result.state).toBe('NOT_YET');
  expect(result.availability).toEqual({ state: 'NOT_YET', reason: '', from: toWireTime(opens), until: null });
  school.travel(0.6 * HOUR_MS);
  expect((await person.services.details({ id: notYet })).result.state).toBe('OPEN');
});

test('SO-4 a visitor reads what a listed service is, but not where it stands nor whom it is for', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const sceneId = await aScene(school.db, '学习');
  const id = await aService(school.db, {
    name: '选课',
    sceneId,
    listed: true,
    hasGuide: true,
    identityTypes: [identityTypes.teacher],
  });
  const open = await aService(school.db, { name: '校园地图', sceneId, anonymous: true });
  await aService(school.db, { name: '内部', sceneId });
  const { result } = await school.visitor.services.openDetails({ id });
  expect(result).toMatchObject({ serviceName: '选课', serviceUrl: '', mobileUrl: '', needsSignIn: true, audience: [] });
  expect(result).toMatchObject({ guideId: null, hasGuide: true, collected: false });
  expect(result.related.map(({ serviceId, serviceUrl }) => [serviceId, serviceUrl])).toEqual([
    [open, 'https://a.example/'],
  ]);
  expect((await school.visitor.services.openDetails({ id: open })).result).toMatchObject({
    serviceUrl: 'https://a.example/',
    needsSignIn: false,
  });
});

test('SO-4 what visitors may not know of is not there for them, and details need a sign-in', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const inner = await aService(school.db, { name: '内部' });
  const theirs = await aService(other.db, { name: '别校', anonymous: true });
  for (const id of [inner, theirs]) expect((await school.visitor.services.openDetails({ id })).status).toBe(4040);
  expect((await school.visitor.services.details({ id: inner })).http).toBe(401);
  expect((await (await school.person()).services.details({ id: theirs })).status).toBe(4040);
});

test('whoever is signed in reads of a listed service what every visitor reads, also when it is for others', async () => {
  const school = await aSchool();
  const person = await school.person({ type: identityTypes.undergraduate });
  const id = await aService(school.db, { name: '报账', listed: true, identityTypes: [identityTypes.teacher] });
  const hidden = await aService(school.db, { name: '内部', identityTypes: [identityTypes.teacher] });
  const read = (await person.services.openDetails({ id })).result;
  expect(read).toEqual((await school.visitor.services.openDetails({ id })).result);
  expect(read).toMatchObject({ serviceName: '报账', serviceUrl: '', needsSignIn: true, audience: [] });
  expect((await person.landing.page({})).result.records.map(({ serviceId }) => serviceId)).toEqual([id]);
  expect((await person.services.openDetails({ id: hidden })).status).toBe(4040);
  expect((await person.services.details({ id })).status).toBe(4030);
});
