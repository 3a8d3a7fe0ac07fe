import { serviceInput } from '@yizhan/contract/entities/service-config.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { cardData } from '../../test/card-data.ts';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool, type TestPerson } from '../../test/school.ts';
import { aDepartment, aService, favour, popular } from '../../test/services.ts';

const { undergraduate, teacher } = identityTypes;

async function aHome(displayRows = 3) {
  const school = await aSchool();
  const content = { kind: 'recommended', cardName: '为您推荐', displayRows, config: {} } as const;
  await aPublishedCard(await cardAdmin(school), content);
  return school;
}
const names = async (person: TestPerson) =>
  (await cardData(person, 'recommended')).list.map(({ serviceName }) => serviceName);

test('CD-REC-1 EN-11 a recommended service has its name and all its visits', async () => {
  const school = await aHome();
  const serviceId = await aService(school.db, { name: '成绩查询', visitTimes: 12_345_678 });
  await popular(school.db, { serviceId, visits: 3, identityType: undergraduate });
  const student = await school.person({ type: undergraduate });
  expect((await cardData(student, 'recommended')).list).toMatchObject([
    { serviceName: '成绩查询', visitCount: 12_345_678 },
  ]);
});

test('what people of one’s own identity use comes first, however often others use something else', async () => {
  const school = await aHome();
  const [mine, theirs] = [
    await aService(school.db, { name: '选课' }),
    await aService(school.db, { name: '教学任务', visitTimes: 9_999 }),
  ];
  await popular(school.db, { serviceId: mine, visits: 5, identityType: undergraduate });
  await popular(school.db, { serviceId: theirs, visits: 500, identityType: teacher });
  expect(await names(await school.person({ type: undergraduate }))).toEqual(['选课']);
  expect(await names(await school.person({ type: teacher }))).toEqual(['教学任务']);
});

test('what people like oneself use in one’s own department comes before what they use in another', async () => {
  const school = await aHome();
  const [here, there] = [await aDepartment(school.db, '计算机学院'), await aDepartment(school.db, '艺术学院')];
  const ids = await Promise.all(['学生都用', '别院都用', '本院都用'].map((name) => aService(school.db, { name })));
  const [alike = '', far = '', near = ''] = ids;
  await popular(school.db, { serviceId: alike, visits: 90, identityType: undergraduate });
  await popular(school.db, { serviceId: far, visits: 10, identityType: undergraduate, deptId: there });
  await popular(school.db, { serviceId: near, visits: 10, identityType: undergraduate, deptId: here });
  const student = await school.person({ type: undergraduate, deptId: here });
  expect(await names(student)).toEqual(['学生都用', '本院都用', '别院都用']);
});

test('what only other identities of one’s department use is not recommended, even if it is open to all and new', async () => {
  const school = await aHome();
  const deptId = await aDepartment(school.db, '计算机学院');
  const theirs = await aService(school.db, { name: '网上报账', shelvedAt: new Date() });
  await popular(school.db, { serviceId: theirs, visits: 90, identityType: teacher, deptId });
  expect(await names(await school.person({ type: undergraduate, deptId }))).toEqual([]);
  expect(await names(await school.person({ type: teacher, deptId }))).toEqual(['网上报账']);
});

test('a new service is recommended for being new, an old one that nobody used for a month is not', async () => {
  const school = await aHome();
  const old = await aService(school.db, { name: '旧服务' });
  await popular(school.db, {
    serviceId: old,
    visits: 99,
    identityType: undergraduate,
    daysAgo: serviceLimits.popularityDays,
  });
  await aService(school.db, { name: '新服务', shelvedAt: new Date() });
  expect(await names(await school.person({ type: undergraduate }))).toEqual(['新服务']);
});

test('what one has marked, may not use, or another school offers is never recommended', async () => {
  const [school, other] = [await aHome(), await aSchool()];
  const student = await school.person({ type: undergraduate });
  const offered = [
    await aService(school.db, { name: '已收藏' }),
    await aService(school.db, { name: '教师用', identityTypes: [teacher] }),
    await aService(school.db, { name: '已下架', status: 'OFF' }),
    await aService(school.db, { name: '可推荐' }),
  ];
  for (const serviceId of offered) await popular(school.db, { serviceId, visits: 5, identityType: undergraduate });
  const theirs = await aService(other.db, { name: '别校' });
  await popular(other.db, { serviceId: theirs, visits: 5, identityType: undergraduate });
  await favour(school.db, student.id, offered.slice(0, 1));
  expect(await names(student)).toEqual(['可推荐']);
  expect(await names(await school.person({ type: undergraduate }))).toEqual(['已收藏', '可推荐']);
});

test('the ranking follows the visits within a minute', async () => {
  const school = await aHome(1);
  const student = await school.person({ type: undergraduate });
  expect(await names(student)).toEqual([]);
  for (let n = 1; n <= 4; n += 1) {
    const serviceId = await aService(school.db, { name: `第 ${n}` });
    await popular(school.db, { serviceId, visits: 10 - n, identityType: undergraduate });
  }
  school.travel(cardLimits.cacheMs + 1);
  expect(await names(student)).toEqual(['第 1', '第 2', '第 3']);
});

test('HL-6 a service that is given to others is recommended no more, at once', async () => {
  const school = await aHome();
  const admin = await school.person({ menus: ['userFrameConfig/manage/services'] });
  const serviceId = await aService(school.db, { name: '选课', code: 'course-choice' });
  await popular(school.db, { serviceId, visits: 5, identityType: undergraduate });
  const student = await school.person({ type: undergraduate });
  expect(await names(student)).toEqual(['选课']);
  const { result } = await admin.serviceConfig.detail({ id: serviceId });
  const service = { ...serviceInput.parse(result), identityTypes: [teacher] };
  expect((await admin.serviceConfig.submit({ service, held: { id: serviceId, version: result.version } })).status).toBe(
    1000,
  );
  expect(await names(student)).toEqual([]);
});
