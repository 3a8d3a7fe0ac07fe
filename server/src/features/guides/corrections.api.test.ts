import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { expect, test } from 'vitest';
import { aGuideOut, guideKeeper, guidePublisher, guideTodos } from '../../../test/guides.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  const serviceId = await aService(school.db, { name: '成绩', deptId });
  const publisher = await guidePublisher(school);
  const keeper = await guideKeeper(school, deptId);
  const { id: guideId } = await aGuideOut(publisher, serviceId);
  return { school, deptId, serviceId, publisher, keeper, guideId, reader: await school.person({ name: '李同学' }) };
}

test('GU-3 a report reaches those who keep the guides of the department, among their to-dos', async () => {
  const { school, keeper, reader, guideId } = await aCampus();
  const elsewhere = await guideKeeper(school, await aDepartment(school.db, '财务处'));
  const hinted: unknown[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
    if (tenantId === school.tenant && topic === 'card.todo') hinted.push(userIds);
  });
  expect((await reader.guides.correct({ guideId, block: 'materials', text: '已不需要照片' })).status).toBe(1000);
  expect(await guideTodos(school)).toEqual([
    {
      who: keeper.id,
      category: 'TODO',
      status: 'PENDING',
      title: '办事指南「成绩单打印」收到纠错，请答复',
      url: `#/home/managementGuideConfig?guide=${guideId}&tab=corrections`,
    },
  ]);
  expect(hinted).toEqual([[keeper.id]]);
  const { records } = (await keeper.guides.corrections({ state: 'OPEN' })).result;
  expect(records).toMatchObject([{ block: 'materials', text: '已不需要照片', who: '李同学', state: 'OPEN' }]);
  expect((await keeper.guides.detail({ id: guideId })).result.corrections).toBe(1);
  expect((await elsewhere.guides.corrections({})).result.total).toBe(0);
});

test('GU-3 where a department has nobody, those above it are told, and at last those who publish', async () => {
  const { school, publisher, keeper, reader, deptId } = await aCampus();
  const below = await aDepartment(school.db, '考务科');
  await school.db.run(sql`update dept set parent_id = ${deptId} where tenant_id = ${tenant} and id = ${below}`);
  const alone = await aDepartment(school.db, '保卫处');
  const guideIn = async (name: string, dept: string) =>
    (await aGuideOut(publisher, await aService(school.db, { name, deptId: dept }), { guideName: name })).id;
  await reader.guides.correct({ guideId: await guideIn('四级', below), text: '有误' });
  await reader.guides.correct({ guideId: await guideIn('门禁', alone), text: '有误' });
  expect((await guideTodos(school)).map(({ who }) => who)).toEqual([keeper.id, publisher.id]);
});

test('GU-3 answering ends the to-do and tells whoever reported it', async () => {
  const { school, serviceId, keeper, reader, guideId } = await aCampus();
  await reader.guides.correct({ guideId, text: '电话变了' });
  const report = (await keeper.guides.corrections({})).result.records[0];
  if (!report) throw new Error('no report');
  const { id, version } = report;
  expect((await keeper.guides.answerCorrection({ id, version, answer: '已更正' })).status).toBe(1000);
  expect(await guideTodos(school)).toMatchObject([
    { who: keeper.id, status: 'DONE' },
    {
      who: reader.id,
      category: 'READ',
      status: 'PENDING',
      title: '您对「成绩单打印」的纠错已答复：已更正',
      url: `#/home/service/${serviceId}`,
    },
  ]);
  const answered = (await keeper.guides.corrections({ guideId, state: 'DONE' })).result.records[0];
  expect(answered).toMatchObject({ answer: '已更正', answeredBy: '部门编辑', state: 'DONE' });
  const late = await keeper.guides.answerCorrection({ id, version, answer: '又答' });
  expect(late.status).toBe(9009);
  expect(late.msg).toContain('部门编辑');
});

test('a second report of the same person on the same block answers the first one again', async () => {
  const { school, keeper, reader, guideId } = await aCampus();
  await Promise.all(['一', '二', '三'].map((text) => reader.guides.correct({ guideId, block: 'steps', text })));
  await reader.guides.correct({ guideId, block: 'fees', text: '收费变了' });
  await (await school.person()).guides.correct({ guideId, block: 'steps', text: '四' });
  expect((await keeper.guides.corrections({})).result.total).toBe(3);
  expect(await guideTodos(school)).toHaveLength(3);
});

test('another department’s report is not answered, and another school’s is not there', async () => {
  const { school, keeper, reader, guideId } = await aCampus();
  await reader.guides.correct({ guideId, text: '有误' });
  const { id = '', version = 1 } = (await keeper.guides.corrections({})).result.records[0] ?? {};
  const elsewhere = await guideKeeper(school, await aDepartment(school.db, '财务处'));
  expect((await elsewhere.guides.answerCorrection({ id, version })).msg).toBe('只能维护本部门的办事指南');
  const stranger = await guidePublisher(await aSchool());
  expect((await stranger.guides.answerCorrection({ id, version })).status).toBe(4040);
  expect((await stranger.guides.correct({ guideId, text: '有误' })).status).toBe(4040);
});

test('a report or an answer with a sensitive word is refused, and so is one without words or too long', async () => {
  const { school, keeper, publisher, reader, guideId, serviceId } = await aCampus();
  await school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, '坏词')`);
  school.parts.bus.publish('words.changed', { tenantId: school.tenant });
  expect((await reader.guides.correct({ guideId, text: '这是坏词' })).msg).toContain('坏词');
  expect((await reader.guides.correct({ guideId, text: ' ' })).status).toBe(4000);
  const long = '长'.repeat(guideLimits.correctionLength + 1);
  expect((await reader.guides.correct({ guideId, text: long })).status).toBe(4000);
  await reader.guides.correct({ guideId, text: '有误' });
  const { id = '', version = 1 } = (await keeper.guides.corrections({})).result.records[0] ?? {};
  expect((await keeper.guides.answerCorrection({ id, version, answer: '坏词' })).msg).toContain('坏词');
  const held = (await publisher.publishing.detail({ id: guideId })).result;
  const content = { guideName: '成绩单打印', serviceId, fees: { text: '<p>坏<b>词</b></p>' } };
  expect((await publisher.guides.submit({ held, content })).msg).toContain('坏词');
});
