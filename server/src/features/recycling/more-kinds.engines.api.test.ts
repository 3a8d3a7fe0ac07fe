import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { menus } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const administratorOf = (school: School) => school.person({ name: '何主任', menus });
const binOf = async (person: TestPerson) => (await person.recycling.page()).result.records;
const everybody = { all: true };
const anAccount = async (admin: TestPerson, changes: object = {}) =>
  (await admin.publicAccounts.submit({ account: { name: '校园食堂', followers: everybody, ...changes } })).result;
const firstInBin = async (person: TestPerson) => (await binOf(person))[0]?.id ?? '';

test('AD-8 a connector comes back as it was, tried and with its secret', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const { id } = (
    await admin.connectors.create({
      ...{ name: '图书借阅', url: 'https://lib.example.edu.cn/loans', auth: 'basic', user: 'portal', secret: 's3cret' },
      mapping: [{ field: 'title', chineseName: '书名', path: 'name' }],
    })
  ).result;
  await school.db.run(sql`update connector set is_tried = true where tenant_id = ${tenant} and id = ${id}`);
  const before = (await admin.connectors.list()).result;
  expect((await admin.connectors.remove({ id })).status).toBe(1000);
  expect((await admin.connectors.list()).result).toEqual([]);
  expect(await binOf(admin)).toMatchObject([{ kind: 'connector', name: '图书借阅' }]);
  expect((await admin.recycling.undo({ kind: 'connector', id })).status).toBe(1000);
  expect((await admin.connectors.list()).result).toEqual(before);
  expect(before).toMatchObject([{ isTried: true, hasSecret: true }]);
});

test('AD-8 a public account comes back with its picture and those who answer for it', async () => {
  const school = await aSchool();
  const [admin, someone] = [await administratorOf(school), await school.person()];
  const file = { name: 'a.png', mime: 'image/png', size: 1, sha256: 'a'.repeat(64) };
  const { id: fileId } = await school.db.one<{ id: string }>(sql`
    insert into file_object (tenant_id, owner_id, name, mime, size, sha256, audience, created_at)
    values (${tenant}, ${admin.id}, ${file.name}, ${file.mime}, ${file.size}, ${file.sha256}, 'owner', now()) returning id`);
  const held = await anAccount(admin, { staffIds: [someone.id], avatar: `/files/${fileId}` });
  const detail = (await admin.publicAccounts.get({ id: held.id })).result;
  expect((await admin.publicAccounts.remove(held)).status).toBe(1000);
  expect((await admin.publicAccounts.get({ id: held.id })).status).toBe(4040);
  await admin.recycling.restore({ id: await firstInBin(admin) });
  expect((await admin.publicAccounts.get({ id: held.id })).result).toEqual(detail);
  const files = await school.db.many(sql`select id from file_object where tenant_id = ${tenant} and id = ${fileId}`);
  expect(files).toHaveLength(1);
});

test('AD-8 a public account of a department that is gone comes back after the department', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const { id: deptId } = await school.db.one<{ id: string }>(
    sql`insert into dept (tenant_id, code, name) values (${tenant}, 'WX', '文学院') returning id`,
  );
  await admin.publicAccounts.remove(await anAccount(admin, { deptId }));
  await school.db.run(sql`delete from dept where tenant_id = ${tenant} and id = ${deptId}`);
  expect(await admin.recycling.restore({ id: await firstInBin(admin) })).toMatchObject({
    ...{ status: 1002, msg: '「校园食堂」所属的上级已经删除，请先恢复上级' },
  });
  expect(await binOf(admin)).toHaveLength(1);
});

test('AD-8 a template of notices and a group of synonyms come back as they were', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const template = { name: '停水', title: '停水通知', content: '<p>明日停水</p>' };
  const { id } = (await admin.notices.saveTemplate({ template })).result;
  const synonym = (await admin.serviceConfig.submitSynonym({ synonym: { words: ['宿舍', '寝室'] } })).result;
  const read = async () => [(await admin.notices.templates()).result, (await admin.serviceConfig.synonyms({})).result];
  const before = await read();
  await admin.notices.removeTemplate({ id });
  await admin.serviceConfig.removeSynonym(synonym);
  expect((await binOf(admin)).map(({ kind, name }) => [kind, name])).toEqual([
    ['synonym', '宿舍、寝室'],
    ['noticeTemplate', '停水'],
  ]);
  for (const { id: binId } of await binOf(admin)) await admin.recycling.restore({ id: binId });
  expect(await read()).toEqual(before);
});

test('AD-8 a scene of questions comes back while what it stood below is still there', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const save = async (name: string, parentId: string | null = null) =>
    (await admin.faq.saveScene({ name, parentId })).result.id;
  const top = await save('后勤');
  const below = await save('宿舍', top);
  await admin.faq.removeScene({ id: below });
  await admin.faq.removeScene({ id: top });
  expect((await admin.recycling.undo({ kind: 'faqScene', id: below })).msg).toBe(
    '「宿舍」所属的上级已经删除，请先恢复上级',
  );
  for (const id of [top, below]) await admin.recycling.undo({ kind: 'faqScene', id });
  expect((await admin.faq.scenes()).result).toMatchObject([{ name: '后勤' }, { name: '宿舍', parentId: top }]);
});

test('AD-8 with as many as a school may have, nothing more of the kind comes back', async () => {
  const school = await aSchool();
  const admin = await administratorOf(school);
  const { id: scene } = (await admin.faq.saveScene({ name: '后勤' })).result;
  const { id: template } = (await admin.notices.saveTemplate({ template: { name: '停水', title: '', content: '' } }))
    .result;
  await admin.faq.removeScene({ id: scene });
  await admin.notices.removeTemplate({ id: template });
  await school.db.run(sql`insert into faq_scene (tenant_id, name)
    select ${tenant}, 's' || n from generate_series(1, ${robotLimits.maxScenes}::int) n`);
  await school.db.run(sql`insert into notice_template (tenant_id, name)
    select ${tenant}, 't' || n from generate_series(1, ${noticeLimits.maxTemplates}::int) n`);
  const undo = async (kind: 'faqScene' | 'noticeTemplate', id: string) =>
    (await admin.recycling.undo({ kind, id })).msg;
  expect(await undo('faqScene', scene)).toBe(`最多 ${robotLimits.maxScenes} 个场景`);
  expect(await undo('noticeTemplate', template)).toBe(`模板最多 ${noticeLimits.maxTemplates} 个，请先删除不用的`);
  expect(await binOf(admin)).toHaveLength(2);
});
