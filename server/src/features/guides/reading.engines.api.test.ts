import { guideBlocks } from '@yizhan/contract/entities/guide.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aGuideDraft, aGuideOut, guidePublisher } from '../../../test/guides.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aDepartment, aScene, aService, favour } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const { undergraduate, teacher } = identityTypes;

type Reader = Pick<Awaited<ReturnType<School['person']>>, 'guides'>;
const foundBy = async (reader: Reader, query: object = {}) =>
  (await reader.guides.search(query)).result.records.map(({ guideName }) => guideName);
const openBy = async ({ visitor }: School, query: object = {}) =>
  (await visitor.guides.openSearch(query)).result.records.map(({ guideName }) => guideName);

test('GU-1 API-ADMIN a guide answers with its twelve blocks, its related services and how its service stands', async () => {
  const school = await aSchool();
  const publisher = await guidePublisher(school);
  const deptId = await aDepartment(school.db, '教务处');
  const sceneId = await aScene(school.db, '学习');
  const serviceId = await aService(school.db, { name: '成绩单', code: 'JW02', deptId, sceneId, maintenance: 'MANUAL' });
  await aService(school.db, { name: '选课', sceneId });
  await aService(school.db, { name: '阅卷', sceneId, identityTypes: [teacher] });
  await school.db.run(
    sql`update service set score_sum = 9, score_count = 2 where tenant_id = ${tenant} and id = ${serviceId}`,
  );
  await aGuideOut(publisher, serviceId, {
    materials: [{ name: '学生证', source: 'PERSON', form: 'ORIGINAL', copies: 1 }],
    steps: { rows: [{ name: '自助打印', limit: '当场' }] },
    questions: [{ question: '收费吗？', answer: '<p>前两份免费</p>' }],
    description: '<p>可打印<script>alert(1)</script></p>',
  });
  const student = await school.person({ type: undergraduate });
  await favour(school.db, student.id, [serviceId]);
  const { result } = await student.guides.info({ serviceId });
  const written = guideBlocks.filter((block) => block !== 'ratings');
  expect(written.filter((block) => !(block in result))).toEqual([]);
  expect(result).toMatchObject({
    code: 'JW02',
    serviceName: '成绩单',
    deptName: '教务处',
    version: 1,
    score: 4.5,
    scoreCount: 2,
    collected: true,
    availability: { state: 'MAINTENANCE' },
    description: '<p>可打印</p>',
    materials: [{ name: '学生证', form: 'ORIGINAL', required: true }],
    steps: { rows: [{ name: '自助打印', limit: '当场' }] },
    service: { serviceId, serviceUrl: 'https://a.example/' },
  });
  expect(result.related.map(({ serviceName }) => serviceName)).toEqual(['选课']);
  expect((await student.guides.info({ guideId: result.id })).result.code).toBe('JW02');
  expect((await student.guides.info({ code: 'JW02' })).result.id).toBe(result.id);
  expect((await student.guides.info({})).status).toBe(4000);
});

test('HL-6 a guide of a service outside one’s roles is found nowhere, and its address says whom it is for', async () => {
  const school = await aSchool();
  const publisher = await guidePublisher(school);
  const outsider = await school.person({ type: undergraduate });
  const insider = await school.person({ type: undergraduate });
  await school.db.run(sql`
    with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份') returning id)
    insert into dict_item (tenant_id, dict_id, key, value) select ${tenant}, id, '3', '教职工' from d`);
  const cases = [
    { name: '按角色', roleIds: [insider.roleId], audience: `role of ${insider.account}` },
    { name: '按身份', identityTypes: [teacher], audience: '教职工' },
  ];
  for (const { audience, ...limited } of cases) {
    const serviceId = await aService(school.db, { ...limited, code: limited.name, listed: false });
    const { id } = await aGuideOut(publisher, serviceId, { guideName: `${limited.name}指南`, description: '秘密材料' });
    for (const wanted of [{ serviceId }, { guideId: id }, { code: limited.name }]) {
      const refused = await outsider.guides.info(wanted);
      expect(refused, JSON.stringify(wanted)).toMatchObject({ status: 4030 });
      expect(refused.msg).toContain(audience);
      expect(JSON.stringify(refused)).not.toContain('秘密材料');
      expect((await school.visitor.guides.openInfo(wanted)).status).toBe(4040);
    }
    expect((await outsider.guides.correct({ guideId: id, text: '有误' })).status).toBe(4040);
  }
  for (const query of [{}, { keyword: '秘密' }, { keyword: '按角色指南' }, { keyword: 'ajszn' }]) {
    expect((await outsider.guides.search(query)).result).toMatchObject({ records: [], total: 0 });
    expect(await openBy(school, query)).toEqual([]);
  }
  expect(await foundBy(insider)).toEqual(['按角色指南']);
  expect(await foundBy(await school.person({ type: teacher }))).toEqual(['按身份指南']);
});

test('visitors read what is public of services they may know of, without an address they may not use', async () => {
  const school = await aSchool();
  const publisher = await guidePublisher(school);
  const service = (name: string, more: object = {}) => aService(school.db, { name, code: name, ...more });
  await aGuideOut(publisher, await service('公开', { listed: true }), { guideName: '公开', isPublic: true });
  await aGuideOut(publisher, await service('匿名', { anonymous: true }), { guideName: '匿名', isPublic: true });
  await aGuideOut(publisher, await service('校内', { listed: true }), { guideName: '校内' });
  await aGuideOut(publisher, await service('不列'), { guideName: '不列', isPublic: true });
  expect((await openBy(school)).sort()).toEqual(['公开', '匿名']);
  const open = async (code: string) => school.visitor.guides.openInfo({ code });
  expect((await open('公开')).result.service).toBeNull();
  expect((await open('匿名')).result.service).toMatchObject({ serviceUrl: 'https://a.example/' });
  expect((await open('校内')).status).toBe(4040);
  expect((await open('不列')).status).toBe(4040);
  // A signed-in person sees no more through the visitors' call.
  expect((await publisher.guides.openInfo({ code: '校内' })).status).toBe(4040);
});

test('API-ADMIN a guide is found by its words, its sound and what it says; department, scene and audience narrow it', async () => {
  const school = await aSchool();
  const publisher = await guidePublisher(school);
  const [deptId, sceneId] = [await aDepartment(school.db, '教务处'), await aScene(school.db, '学习')];
  const scores = await aService(school.db, { name: '成绩', code: 'A', deptId, sceneId });
  const leave = await aService(school.db, { name: '请假', code: 'B', identityTypes: [undergraduate] });
  await aGuideOut(publisher, scores, {
    guideName: '成绩单打印',
    description: '<p>带上校园卡到自助机</p>',
    promise: '当场',
  });
  await aGuideOut(publisher, leave, { guideName: '学生请假', description: '<p>三天以内由辅导员批准</p>' });
  const student = await school.person({ type: undergraduate });
  expect(await foundBy(student, { keyword: '成绩单' })).toEqual(['成绩单打印']);
  expect(await foundBy(student, { keyword: 'chengjidan' })).toEqual(['成绩单打印']);
  expect(await foundBy(student, { keyword: 'xsqj' })).toEqual(['学生请假']);
  expect(await foundBy(student, { keyword: '%' })).toEqual([]);
  expect(await foundBy(student, { deptId })).toEqual(['成绩单打印']);
  expect(await foundBy(student, { sceneId })).toEqual(['成绩单打印']);
  expect((await foundBy(student, { audience: undergraduate })).sort()).toEqual(['学生请假', '成绩单打印'].sort());
  expect(await foundBy(student, { audience: teacher })).toEqual(['成绩单打印']);
  const [found] = (await student.guides.search({ keyword: '校园卡' })).result.records;
  expect(found).toMatchObject({ guideName: '成绩单打印', code: 'A', deptName: '教务处', promise: '当场' });
  expect(found?.excerptMarks.map(([from, to]) => found.excerpt.slice(from, to))).toEqual(['校园卡']);
  const [named] = (await student.guides.search({ keyword: '打印' })).result.records;
  expect(named?.nameMarks).toEqual([[3, 5]]);
  expect((await student.guides.search({ size: 1, current: 2 })).result).toMatchObject({
    total: 2,
    current: 2,
    size: 1,
  });
});

test('a draft, one taken off and one of a withdrawn service are read by nobody', async () => {
  const school = await aSchool();
  const publisher = await guidePublisher(school);
  const student = await school.person();
  const service = (name: string) => aService(school.db, { name, code: name, listed: true });
  const ids = { draft: await service('草稿'), off: await service('下架'), gone: await service('撤回') };
  await aGuideDraft(publisher, ids.draft, { guideName: '草稿', isPublic: true });
  const held = await aGuideOut(publisher, ids.off, { guideName: '下架', isPublic: true });
  await aGuideOut(publisher, ids.gone, { guideName: '撤回', isPublic: true });
  await publisher.guides.changeShelf({ ...held, off: true });
  await school.db.run(sql`update service set status = 'OFF' where tenant_id = ${tenant} and id = ${ids.gone}`);
  expect(await foundBy(student)).toEqual([]);
  expect(await openBy(school)).toEqual([]);
  expect((await student.guides.info({ serviceId: ids.draft })).status).toBe(4040);
  expect((await student.guides.info({ serviceId: ids.off })).status).toBe(4040);
  expect((await student.guides.info({ serviceId: ids.gone })).msg).toBe('「撤回」已下架');
});

test('DR-1 a guide of another school does not exist here', async () => {
  const [here, there] = [await aSchool(), await aSchool()];
  const serviceId = await aService(there.db, { name: '成绩', code: 'JW02', listed: true });
  const held = await aGuideOut(await guidePublisher(there), serviceId, { isPublic: true });
  const publisher = await guidePublisher(here);
  expect((await publisher.guides.info({ guideId: held.id })).status).toBe(4040);
  expect((await here.visitor.guides.openInfo({ code: 'JW02' })).status).toBe(4040);
  expect((await publisher.guides.detail({ id: held.id })).status).toBe(4040);
  expect((await publisher.guides.remove(held)).status).toBe(4040);
  expect((await publisher.guides.confirm({ id: held.id })).status).toBe(4040);
  expect(await foundBy(publisher)).toEqual([]);
});
