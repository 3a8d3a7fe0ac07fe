import { expect, test } from 'vitest';
import { aGuide, aGuideDraft, aGuideOut, guideKeeper, guidePublisher, guideTodos } from '../../../test/guides.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const shanghai = (at: Date) => new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

/** A service of one department with its guide editor, and another department with an editor of its own. */
async function aCampus() {
  const school = await aSchool();
  const [academic, finance] = [await aDepartment(school.db, '教务处'), await aDepartment(school.db, '财务处')];
  return {
    ...{ school, academic, finance },
    scores: await aService(school.db, { name: '成绩', code: '成绩', deptId: academic }),
    keeper: await guideKeeper(school, academic, '教务编辑'),
    other: await guideKeeper(school, finance, '财务编辑'),
    publisher: await guidePublisher(school),
    reader: await school.person(),
  };
}
type Campus = Awaited<ReturnType<typeof aCampus>>;

/** The guide's department as seen by readers, in the department filter, and by editors. */
async function whose({ reader, keeper, other, scores, academic, finance }: Campus) {
  const listed = async (deptId: string) => (await reader.guides.search({ deptId })).result.total;
  const kept = async (person: TestPerson) => (await person.guides.page({})).result.total;
  const { deptName } = (await reader.guides.info({ serviceId: scores })).result;
  return {
    shown: deptName,
    filter: [await listed(academic), await listed(finance)],
    keeps: [await kept(keeper), await kept(other)],
  };
}
const ofAcademic = { shown: '教务处', filter: [1, 0], keeps: [1, 0] };
const ofFinance = { shown: '财务处', filter: [0, 1], keeps: [0, 1] };

test('GU-4 a draft that names another department moves the guide with publishing, and not before', async () => {
  const campus = await aCampus();
  const { publisher, scores, finance, academic } = campus;
  const held = await aGuideOut(publisher, scores);
  const moving = aGuide(scores, { deptId: finance });
  const draft = (await publisher.guides.submit({ content: moving, held })).result;
  expect((await publisher.guides.detail({ id: held.id })).result).toMatchObject({
    ...{ deptId: academic, deptName: '教务处', content: { deptId: finance } },
  });
  expect(await whose(campus)).toEqual(ofAcademic);
  const out = (await publisher.publishing.publish(draft)).result;
  expect(await whose(campus)).toEqual(ofFinance);
  await publisher.publishing.rollBack({ ...out, number: 1 });
  expect(await whose(campus)).toEqual(ofAcademic);
});

test('GU-4 a discarded draft leaves the department as it was, and so does one that only waits for its time', async () => {
  const campus = await aCampus();
  const { school, publisher, scores, finance } = campus;
  const held = await aGuideOut(publisher, scores);
  const moving = aGuide(scores, { deptId: finance });
  const draft = (await publisher.guides.submit({ content: moving, held })).result;
  expect((await publisher.publishing.discard(draft)).status).toBe(1000);
  expect(await whose(campus)).toEqual(ofAcademic);
  const kept = (await publisher.publishing.detail({ id: held.id })).result;
  const again = (await publisher.guides.submit({ content: moving, held: kept })).result;
  await publisher.publishing.schedule({ ...again, at: shanghai(new Date(Date.now() + 10 * MINUTE)) });
  expect(await whose(campus)).toEqual(ofAcademic);
  school.travel(20 * MINUTE);
  await school.parts.jobs.runDue(school.tenant);
  expect(await whose(campus)).toEqual(ofFinance);
});

test('GU-4 the present owner works on a draft that would move the guide, and hears what readers report', async () => {
  const { school, keeper, other, publisher, reader, scores, finance } = await aCampus();
  const held = await aGuideOut(publisher, scores);
  const content = aGuide(scores, { deptId: finance });
  const draft = (await publisher.guides.submit({ content, held })).result;
  expect((await other.guides.submit({ content, held: draft })).status).toBe(4030);
  expect((await other.guides.detail({ id: held.id })).status).toBe(4030);
  await reader.guides.correct({ guideId: held.id, text: '有误' });
  expect((await guideTodos(school, 'correction-%')).map(({ who }) => who)).toEqual([keeper.id]);
  const promised = await keeper.guides.submit({ content: { ...content, promise: '当场' }, held: draft });
  expect(promised.status).toBe(1000);
  expect((await keeper.publishing.publish(promised.result)).status).toBe(4030);
  expect((await publisher.publishing.publish(promised.result)).status).toBe(1000);
  expect((await keeper.guides.detail({ id: held.id })).status).toBe(4030);
  expect((await other.guides.detail({ id: held.id })).status).toBe(1000);
});

test('GU-4 before people first see it a guide is its draft’s department’s, which its keepers cannot give away', async () => {
  const { keeper, other, publisher, scores, finance, academic } = await aCampus();
  const draft = await aGuideDraft(keeper, scores);
  const content = aGuide(scores, { deptId: finance });
  expect((await keeper.guides.submit({ content, held: draft })).status).toBe(4030);
  const at = '2099-01-01 08:00:00';
  const waiting = (await publisher.publishing.schedule({ ...draft, at })).result;
  const moved = (await publisher.guides.submit({ content, held: waiting })).result;
  expect((await other.guides.detail({ id: draft.id })).result.deptId).toBe(finance);
  await publisher.publishing.discard(moved);
  expect((await keeper.guides.detail({ id: draft.id })).result.deptId).toBe(academic);
});

test('a department that was removed takes over no guide', async () => {
  const campus = await aCampus();
  const { school, publisher, scores } = campus;
  const gone = await aDepartment(school.db, '撤销的处');
  const held = await aGuideOut(publisher, scores);
  const draft = (await publisher.guides.submit({ content: aGuide(scores, { deptId: gone }), held })).result;
  await school.db.run(sql`delete from dept where tenant_id = ${tenant} and id = ${gone}`);
  await publisher.publishing.publish(draft);
  expect(await whose(campus)).toEqual(ofAcademic);
});
