import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { expect, test } from 'vitest';
import { aGuide, aGuideDraft, aGuideOut, guideKeeper, guidePublisher, guideTodos } from '../../../test/guides.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const shanghai = (at: Date) => new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

/** Two departments, one with a child department, each with a service and a person who writes its guides. */
async function aCampus() {
  const school = await aSchool();
  const [academic, finance] = [await aDepartment(school.db, '教务处'), await aDepartment(school.db, '财务处')];
  const exams = await aDepartment(school.db, '考务科');
  await school.db.run(sql`update dept set parent_id = ${academic} where tenant_id = ${tenant} and id = ${exams}`);
  const service = (name: string, deptId: string) => aService(school.db, { name, code: name, deptId });
  return {
    school,
    depts: { academic, finance, exams },
    services: {
      scores: await service('成绩', academic),
      pay: await service('报账', finance),
      cet: await service('四级', exams),
    },
    keeper: await guideKeeper(school, academic, '教务编辑'),
    publisher: await guidePublisher(school),
    reader: await school.person(),
  };
}

const stateOf = async (person: TestPerson, id: string) => (await person.guides.detail({ id })).result.state;
const descriptionFor = async (reader: TestPerson, serviceId: string) =>
  (await reader.guides.info({ serviceId })).result.description;

test('a department writes the guides of its own services and of those below it, and of no other', async () => {
  const { keeper, services, depts } = await aCampus();
  const draft = await aGuideDraft(keeper, services.scores);
  expect((await keeper.guides.detail({ id: draft.id })).result).toMatchObject({
    deptId: depts.academic,
    deptName: '教务处',
    state: 'DRAFT',
    mayPublish: false,
    content: { deptId: depts.academic },
  });
  expect((await keeper.guides.submit({ content: aGuide(services.cet, { guideName: '四级' }) })).status).toBe(1000);
  const refused = await keeper.guides.submit({ content: aGuide(services.pay, { guideName: '报账' }) });
  expect(refused).toMatchObject({ status: 4030, msg: '只能维护本部门的办事指南' });
  // Naming one's own department does not give access to another department's service either.
  const named = aGuide(services.pay, { guideName: '报账', deptId: depts.academic });
  expect((await keeper.guides.submit({ content: named })).status).toBe(4030);
  const away = aGuide(services.scores, { deptId: depts.finance });
  expect((await keeper.guides.submit({ content: away, held: draft })).status).toBe(4030);
});

test('whoever has no department keeps no guide', async () => {
  const { school, services } = await aCampus();
  const lost = await school.person({ menus: ['managementGuideConfig'] });
  expect((await lost.guides.submit({ content: aGuide(services.scores) })).status).toBe(4030);
  expect((await lost.guides.page()).result.total).toBe(0);
  expect((await lost.guides.services()).result).toEqual([]);
});

test('another department’s guide is neither listed, opened, changed, published, confirmed nor removed', async () => {
  const { keeper, publisher, services } = await aCampus();
  const held = await aGuideOut(publisher, services.pay, { guideName: '报账' });
  const { id } = held;
  const asked = [
    keeper.guides.detail({ id }),
    keeper.guides.submit({ content: aGuide(services.pay, { guideName: '报账' }), held }),
    keeper.guides.askReview(held),
    keeper.guides.changeShelf({ ...held, off: true }),
    keeper.guides.confirm({ id }),
    keeper.guides.remove(held),
    keeper.publishing.detail({ id }),
    keeper.publishing.revisions({ id }),
    keeper.publishing.difference({ id, from: 1, to: 1 }),
    keeper.publishing.publish(held),
    keeper.publishing.schedule({ ...held, at: '2099-01-01 08:00:00' }),
    keeper.publishing.unschedule(held),
    keeper.publishing.rollBack({ ...held, number: 1 }),
    keeper.publishing.discard(held),
  ];
  for (const answer of await Promise.all(asked)) expect(answer.msg).toBe('只能维护本部门的办事指南');
  expect((await keeper.guides.page()).result.records).toEqual([]);
  expect((await publisher.guides.page()).result.total).toBe(1);
});

test('a department asks for what it may not do itself: publish, schedule, roll back, take off, remove what is out', async () => {
  const { school, keeper, publisher, services } = await aCampus();
  const draft = await aGuideDraft(keeper, services.scores);
  for (const refused of [
    await keeper.publishing.publish(draft),
    await keeper.publishing.schedule({ ...draft, at: '2099-01-01 08:00:00' }),
  ])
    expect(refused.status).toBe(4030);
  const asked = (await keeper.guides.askReview(draft)).result;
  expect(await stateOf(keeper, draft.id)).toBe('SUBMITTED');
  expect(await guideTodos(school)).toEqual([
    expect.objectContaining({ who: publisher.id, status: 'PENDING', title: '请审核并发布办事指南「成绩单打印」' }),
  ]);
  const out = (await publisher.publishing.publish(asked)).result;
  expect(await stateOf(keeper, draft.id)).toBe('PUBLISHED');
  expect(await guideTodos(school)).toMatchObject([{ status: 'DONE' }]);
  for (const refused of [
    await keeper.publishing.rollBack({ ...out, number: 1 }),
    await keeper.guides.changeShelf({ ...out, off: true }),
    await keeper.guides.remove(out),
  ])
    expect(refused.status).toBe(4030);
});

test('a draft changed after it was submitted is a draft again', async () => {
  const { school, keeper, services } = await aCampus();
  const asked = (await keeper.guides.askReview(await aGuideDraft(keeper, services.scores))).result;
  await keeper.guides.submit({ content: aGuide(services.scores, { promise: '一天' }), held: asked });
  expect(await stateOf(keeper, asked.id)).toBe('DRAFT');
  expect(await guideTodos(school)).toMatchObject([{ status: 'CANCELLED' }]);
  const nothing = await aGuideDraft(keeper, services.cet, { guideName: '四级' });
  await keeper.publishing.discard(nothing);
  expect((await keeper.guides.askReview(nothing)).status).toBe(4040);
});

test('GU-4 the published guide stays while a draft is edited, and every version can be brought back', async () => {
  const { keeper, publisher, reader, services } = await aCampus();
  const first = await aGuideOut(publisher, services.scores, { description: '<p>第一版</p>' });
  const content = aGuide(services.scores, { description: '<p>第二版</p>' });
  const draft = (await keeper.guides.submit({ content, held: first })).result;
  expect(await descriptionFor(reader, services.scores)).toBe('<p>第一版</p>');
  expect((await keeper.guides.detail({ id: draft.id })).result).toMatchObject({
    draft: true,
    published: { number: 1 },
    content: { description: '<p>第二版</p>' },
  });
  const second = (await publisher.publishing.publish(draft)).result;
  expect(await descriptionFor(reader, services.scores)).toBe('<p>第二版</p>');
  await publisher.publishing.rollBack({ ...second, number: 1 });
  const { result } = await reader.guides.info({ serviceId: services.scores });
  expect(result).toMatchObject({ description: '<p>第一版</p>', version: 3 });
});

test('GU-4 what is published by schedule or brought back changes who may read it and how it is found', async () => {
  const { school, publisher, services } = await aCampus();
  await school.db.run(sql`update service set listed = true where tenant_id = ${tenant}`);
  const draft = await aGuideDraft(publisher, services.scores, { isPublic: true, description: '<p>校园卡</p>' });
  const at = shanghai(new Date(Date.now() + 10 * MINUTE));
  await publisher.publishing.schedule({ ...draft, at });
  const openTo = async (keyword: string) => (await school.visitor.guides.openSearch({ keyword })).result.total;
  expect(await openTo('校园卡')).toBe(0);
  school.travel(20 * MINUTE);
  await school.parts.jobs.runDue(school.tenant);
  expect(await openTo('校园卡')).toBe(1);
  const held = (await publisher.publishing.detail({ id: draft.id })).result;
  const closed = aGuide(services.scores, { isPublic: false, description: '<p>学生证</p>' });
  const next = (await publisher.guides.submit({ content: closed, held })).result;
  const out = (await publisher.publishing.publish(next)).result;
  expect([await openTo('校园卡'), await openTo('学生证')]).toEqual([0, 0]);
  await publisher.publishing.rollBack({ ...out, number: 1 });
  expect([await openTo('校园卡'), await openTo('学生证')]).toEqual([1, 0]);
});

test('bringing back an older version leaves what waits to be published waiting', async () => {
  const { keeper, publisher, services } = await aCampus();
  const first = await aGuideOut(publisher, services.scores);
  const draft = await keeper.guides.submit({ content: aGuide(services.scores, { promise: '一天' }), held: first });
  const asked = (await keeper.guides.askReview(draft.result)).result;
  await publisher.publishing.rollBack({ ...asked, number: 1 });
  expect(await stateOf(keeper, asked.id)).toBe('SUBMITTED');
});

test('PB-4 of two editors the second is told who was first', async () => {
  const { school, depts, keeper, services } = await aCampus();
  const other = await guideKeeper(school, depts.academic, '王老师');
  const held = await aGuideDraft(keeper, services.scores);
  await other.guides.submit({ content: aGuide(services.scores, { promise: '两天' }), held });
  for (const late of [
    await keeper.guides.submit({ content: aGuide(services.scores), held }),
    await keeper.guides.askReview(held),
    await keeper.guides.remove(held),
  ]) {
    expect(late.status).toBe(9009);
    expect(late.msg).toContain('王老师');
  }
});

test('a service has one guide, whoever is quicker', async () => {
  const { keeper, publisher, services } = await aCampus();
  const answers = await Promise.all(
    [keeper, publisher, publisher].map((person, n) =>
      person.guides.submit({ content: aGuide(services.scores, { guideName: `指南${n}` }) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([1000, 1002, 1002]);
  expect(answers.find(({ status }) => status === 1002)?.msg).toBe('「成绩」已有办事指南');
});

test('a guide stays with its service, and names a department that is there', async () => {
  const { publisher, services } = await aCampus();
  const held = await aGuideDraft(publisher, services.scores);
  const moved = aGuide(services.pay);
  expect((await publisher.guides.submit({ content: moved, held })).status).toBe(4000);
  const nowhere = aGuide(services.scores, { deptId: '999999999999' });
  expect((await publisher.guides.submit({ content: nowhere, held })).status).toBe(4000);
  expect((await publisher.guides.submit({ content: aGuide('999999999999') })).status).toBe(4000);
});

test('a guide taken off is off for readers and comes back with the same version', async () => {
  const { publisher, reader, services } = await aCampus();
  const held = await aGuideOut(publisher, services.scores);
  const off = (await publisher.guides.changeShelf({ ...held, off: true })).result;
  expect(await stateOf(publisher, held.id)).toBe('OFF');
  expect((await reader.guides.search({ keyword: '成绩单' })).result.total).toBe(0);
  await publisher.guides.changeShelf({ ...off, off: false });
  expect((await reader.guides.info({ serviceId: services.scores })).result.version).toBe(1);
  expect((await reader.guides.search({ keyword: '成绩单' })).result.total).toBe(1);
  const draft = await aGuideDraft(publisher, services.pay, { guideName: '报账' });
  expect((await publisher.guides.changeShelf({ ...draft, off: true })).status).toBe(4040);
});

test('the list tells where each guide stands and is narrowed by state, department and words', async () => {
  const { publisher, keeper, services, depts } = await aCampus();
  await aGuideOut(publisher, services.scores, { guideName: '成绩单', promise: '当场' });
  await keeper.guides.askReview(await aGuideDraft(keeper, services.cet, { guideName: '四级报名' }));
  await aGuideDraft(publisher, services.pay, { guideName: '报账' });
  const listed = async (query: object, person = publisher) =>
    (await person.guides.page(query)).result.records.map(({ name, state }) => `${name} ${state}`);
  expect(await listed({})).toEqual(['报账 DRAFT', '四级报名 SUBMITTED', '成绩单 PUBLISHED']);
  expect(await listed({}, keeper)).toEqual(['四级报名 SUBMITTED', '成绩单 PUBLISHED']);
  expect(await listed({ state: 'SUBMITTED' })).toEqual(['四级报名 SUBMITTED']);
  expect(await listed({ deptId: depts.finance })).toEqual(['报账 DRAFT']);
  expect(await listed({ keyword: '成绩' })).toEqual(['成绩单 PUBLISHED']);
  expect(await listed({ keyword: '%' })).toEqual([]);
  const row = (await publisher.guides.page({ keyword: '成绩' })).result.records[0];
  expect(row).toMatchObject({ serviceName: '成绩', promise: '当场', mayPublish: true, published: { number: 1 } });
});

test('a new guide is offered for services of one’s departments that have none', async () => {
  const { publisher, keeper, services } = await aCampus();
  await aGuideDraft(keeper, services.scores);
  const offered = async (person: TestPerson, query: object = {}) =>
    (await person.guides.services(query)).result.map(({ serviceName }) => serviceName).sort();
  expect(await offered(keeper)).toEqual(['四级']);
  expect(await offered(publisher)).toEqual(['四级', '报账'].sort());
  expect(await offered(publisher, { keyword: '报' })).toEqual(['报账']);
  expect(await offered(publisher, { ids: [services.scores] })).toEqual(['成绩']);
});

test('GU-4 confirming a guide moves its day of review, at least to tomorrow', async () => {
  const { keeper, publisher, services } = await aCampus();
  const { id } = await aGuideOut(publisher, services.scores);
  const today = shanghai(new Date()).slice(0, 10);
  expect((await keeper.guides.confirm({ id, reviewOn: today })).status).toBe(4000);
  expect((await keeper.guides.confirm({ id, reviewOn: '2099-01-01' })).status).toBe(1000);
  expect((await keeper.guides.detail({ id })).result.reviewOn).toBe('2099-01-01');
  await keeper.guides.confirm({ id });
  expect((await keeper.guides.detail({ id })).result.reviewOn).toBe(
    `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
  );
  const draft = await aGuideDraft(keeper, services.cet, { guideName: '四级' });
  expect((await keeper.guides.confirm({ id: draft.id })).status).toBe(4040);
});

test('a removed guide leaves nothing to be found, neither revisions nor files nor to-dos', async () => {
  const { school, keeper, publisher, reader, services } = await aCampus();
  const held = await aGuideOut(publisher, services.scores);
  await reader.guides.correct({ guideId: held.id, text: '有误' });
  expect((await publisher.guides.remove(held)).status).toBe(1000);
  expect((await reader.guides.info({ serviceId: services.scores })).status).toBe(4040);
  expect((await reader.guides.search({ keyword: '成绩单' })).result.total).toBe(0);
  expect((await guideTodos(school)).filter(({ status }) => status === 'PENDING')).toEqual([]);
  expect(await leftOf(school, held.id)).toEqual({ revisions: 0, entries: 0, reports: 0 });
  const mine = await aGuideDraft(keeper, services.cet, { guideName: '四级' });
  expect((await keeper.guides.remove(mine)).status).toBe(1000);
});

const leftOf = ({ db }: School, id: string) =>
  db.one(sql`
    select (select count(*)::int from revision where tenant_id = ${tenant} and publication_id = ${id}) as revisions,
      (select count(*)::int from search_entry where tenant_id = ${tenant} and entity_id = ${id} and kind = 'guide') as entries,
      (select count(*)::int from correction where tenant_id = ${tenant} and guide_id = ${id}) as reports`);

test('what made harmless is longer than a guide may be is refused, not kept where nobody can open it', async () => {
  const { keeper, services } = await aCampus();
  const link = '<p><a href="https://jw.example.edu/a">教务</a></p>';
  const description = link.repeat(Math.floor(guideLimits.textLength / link.length));
  const refused = { status: 4000, result: { fields: ['description'] } };
  expect(await keeper.guides.submit({ content: aGuide(services.scores, { description }) })).toMatchObject(refused);
  const held = await aGuideDraft(keeper, services.scores);
  const content = aGuide(services.scores, { description });
  expect(await keeper.guides.submit({ content, held })).toMatchObject(refused);
  expect((await keeper.guides.detail({ id: held.id })).status).toBe(1000);
});

test('a day of review is one that the calendar has', async () => {
  const { keeper, publisher, services } = await aCampus();
  const content = aGuide(services.scores, { reviewOn: '2099-02-30' });
  expect((await keeper.guides.submit({ content })).result).toEqual({ fields: ['content.reviewOn'] });
  const { id } = await aGuideOut(publisher, services.scores);
  expect((await publisher.guides.confirm({ id, reviewOn: '2099-13-01' })).result).toEqual({ fields: ['reviewOn'] });
  expect((await publisher.guides.confirm({ id, reviewOn: '2096-02-29' })).status).toBe(1000);
});
