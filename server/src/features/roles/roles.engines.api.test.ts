import type { Menu } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aService, aTool } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/roles', 'userFrameConfig/manage/dictionary'] as const satisfies Menu[];
const editor = { name: '编辑', code: 'EDITOR', note: '写新闻', menus: ['userFrameConfig/manage/dictionary' as const] };

test('a role is listed with what it opens and how many people hold it', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.roles.create(editor)).result;
  const clerk = await school.person();
  await school.db.run(
    sql`insert into identity_role (tenant_id, identity_id, role_id) values (${tenant}, ${clerk.identityId}, ${id})`,
  );
  const found = (await admin.roles.list()).result.find((role) => role.id === id);
  expect(found).toMatchObject({ ...editor, builtIn: false, people: 1, version: 1 });
});

test('name and code of a role stand once, and the answer names the field', async () => {
  const admin = await (await aSchool()).person({ menus });
  await admin.roles.create(editor);
  expect(await admin.roles.create({ ...editor, name: '别的' })).toMatchObject({
    status: 1002,
    msg: '编码「EDITOR」已存在，请换一个编码',
    result: { field: 'code' },
  });
  const named = await admin.roles.create({ ...editor, code: 'OTHER' });
  expect(named).toMatchObject({ msg: '「编辑」已存在，请换一个名称', result: { field: 'name' } });
});

test('RO-3 people who hold a role have its new rights at their next call', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const clerk = await school.person();
  expect((await clerk.dictionary.list()).http).toBe(403);
  const role = (await admin.roles.list()).result.find(({ id }) => id === clerk.roleId);
  const base = { id: clerk.roleId, name: '文员', code: 'CLERK', note: '' };
  const opened = await admin.roles.update({ ...base, version: role?.version ?? 0, menus: editor.menus });
  expect(opened.status).toBe(1000);
  expect((await clerk.dictionary.list()).status).toBe(1000);
  await admin.roles.update({ ...base, version: 2, menus: [] });
  expect((await clerk.dictionary.list()).http).toBe(403);
});

test('who saves over somebody else’s change of a role is told (9009)', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus, name: '王老师' });
  const { id } = (await admin.roles.create(editor)).result;
  await admin.roles.update({ ...editor, id, version: 1, note: '新' });
  const late = await admin.roles.update({ ...editor, id, version: 1, note: '旧' });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师', what: '编辑' } });
});

test('AD-2 a role somebody holds is not removed, and one reads who holds it', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const clerk = await school.person({ name: '李四' });
  const refused = await admin.roles.remove({ id: clerk.roleId });
  expect(refused).toMatchObject({
    ...{ status: 1002, msg: '仍被使用，不能删除：1 人（李四）' },
    result: { usedBy: [{ kind: 'user', id: clerk.id, name: '李四' }], totals: { user: 1 } },
  });
  const { id } = (await admin.roles.create(editor)).result;
  await school.db.run(sql`insert into nav_item (tenant_id, name, kind, role_ids)
    values (${tenant}, '新闻', 'page', to_jsonb(array[${id}::text]))`);
  expect((await admin.roles.remove({ id })).msg).toBe('仍被使用，不能删除：1 个导航（新闻）');
  await school.db.run(sql`delete from nav_item where tenant_id = ${tenant}`);
  expect((await admin.roles.remove({ id })).status).toBe(1000);
});

test('AD-2 a role that a service or a tool is for is not removed: nobody could use it any more', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.roles.create(editor)).result;
  const serviceId = await aService(school.db, { name: '采编系统', roleIds: [id] });
  const toolId = await aTool(school.db, { name: '排版', roleIds: [id] });
  const refused = await admin.roles.remove({ id });
  expect(refused.msg).toBe('仍被使用，不能删除：1 项服务（采编系统）；1 个常用工具（排版）');
  expect(refused.result).toMatchObject({
    usedBy: [
      { kind: 'commonTool', id: toolId, name: '排版' },
      { kind: 'service', id: serviceId, name: '采编系统' },
    ],
  });
});

test('AD-2 a role that a card is for is not removed, drafted or published', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: [...menus, 'cardBusinessConfig'] });
  const { id } = (await admin.roles.create(editor)).result;
  const content = {
    kind: 'announcements' as const,
    cardName: '编辑公告',
    cardIntroduction: '',
    displayRows: 1,
    roles: [id],
    config: {},
  };
  const draft = (await admin.cards.submit({ content })).result;
  const refusal = '仍被使用，不能删除：1 张卡片（编辑公告）';
  expect(await admin.roles.remove({ id })).toMatchObject({
    ...{ msg: refusal, result: { usedBy: [{ kind: 'card', id: draft.id, name: '编辑公告' }] } },
  });
  await admin.publishing.publish(draft);
  expect((await admin.roles.remove({ id })).msg).toBe(refusal);
});

test('AD-2 a role that only a column of a card is for is not removed, drafted, scheduled or published', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: [...menus, 'cardBusinessConfig'] });
  const { id } = (await admin.roles.create(editor)).result;
  const column = { id: 'c1', columnName: '待审稿', roles: [id], source: { sourceType: 'INTERNAL' as const } };
  const content = { kind: 'todo' as const, cardName: '编辑待办', roles: [], config: { columns: [column] } };
  const refusal = '仍被使用，不能删除：1 张卡片（编辑待办）';
  const draft = (await admin.cards.submit({ content })).result;
  expect((await admin.roles.remove({ id })).msg).toBe(refusal);
  const waiting = (await admin.publishing.schedule({ ...draft, at: '2090-01-01 00:00:00' })).result;
  expect((await admin.roles.remove({ id })).msg).toBe(refusal);
  const back = (await admin.publishing.unschedule(waiting)).result;
  const published = (await admin.publishing.publish(back)).result;
  expect((await admin.roles.remove({ id })).msg).toBe(refusal);
  const open = { ...content, config: { columns: [{ ...column, roles: [] }] } };
  const opened = (await admin.cards.submit({ held: published, content: open })).result;
  expect((await admin.roles.remove({ id })).msg).toBe(refusal);
  await admin.publishing.publish(opened);
  expect((await admin.roles.remove({ id })).status).toBe(1000);
});

test('a built-in role can be renamed, not removed', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.roles.create(editor)).result;
  await school.db.run(sql`update role set built_in = true where tenant_id = ${tenant} and id = ${id}`);
  expect((await admin.roles.update({ ...editor, id, version: 1, name: '主编' })).status).toBe(1000);
  expect((await admin.roles.update({ ...editor, id, version: 2, code: 'CHIEF' })).msg).toBe('系统内置，编码不能修改');
  expect((await admin.roles.remove({ id })).msg).toBe('系统内置，不能删除');
});

test('the role that runs the school never loses an entry', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.roles.create({ ...editor, code: 'TENANT_ADMIN' })).result;
  const less = await admin.roles.update({ ...editor, code: 'TENANT_ADMIN', id, version: 1, menus: [] });
  expect(less.msg).toBe('学校管理员的功能入口不能减少');
});

test('RO-3 nobody opens to others what they may not open themselves', async () => {
  const school = await aSchool();
  const clerk = await school.person({ menus: ['userFrameConfig/manage/roles'] });
  expect((await clerk.roles.create(editor)).status).toBe(4030);
  const strong = await school.person({ menus });
  const choices = (await clerk.roles.pick()).result;
  expect(choices.find(({ id }) => id === strong.roleId)?.mayGive).toBe(false);
  expect(choices.find(({ id }) => id === clerk.roleId)?.mayGive).toBe(true);
  await school.db.run(sql`update role set code = 'TENANT_ADMIN' where tenant_id = ${tenant} and id = ${clerk.roleId}`);
  expect((await clerk.roles.create(editor)).status).toBe(1000);
});

test('RO-3 the list to choose from needs any entry of the configuration menu', async () => {
  const school = await aSchool();
  expect((await (await school.person()).roles.pick()).http).toBe(403);
  expect((await (await school.person({ menus: ['userFrameConfig/manage/users'] })).roles.pick()).status).toBe(1000);
});

test('AU-1 every change of a role is on record', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.roles.create(editor)).result;
  await admin.roles.update({ ...editor, id, version: 1, name: '主编' });
  await admin.roles.remove({ id });
  const lines = await school.db.many<{ action: string; before: unknown; after: unknown }>(
    sql`select action, before, after from audit_log where tenant_id = ${tenant} and entity = 'role' order by id`,
  );
  expect(lines).toMatchObject([
    { action: 'create', after: { name: '编辑' } },
    { action: 'update', before: { name: '编辑' }, after: { name: '主编' } },
    { action: 'remove', before: { name: '主编' } },
  ]);
});

test('DR-1 DR-2 a role of another school does not exist here, an unknown entry is refused', async () => {
  const [here, there] = [await aSchool(), await aSchool()];
  const admin = await here.person({ menus });
  const { roleId } = await there.person();
  expect((await admin.roles.update({ ...editor, id: roleId, version: 1 })).status).toBe(4040);
  expect((await admin.roles.remove({ id: roleId })).status).toBe(4040);
  const bad = { ...editor, menus: ['anything'] } as unknown as typeof editor;
  expect((await admin.roles.create(bad)).status).toBe(4000);
  expect((await admin.roles.create({ ...editor, code: 'lower case' })).status).toBe(4000);
});

test('AD-1 a role without a code gets one of its own, and keeps it when it is saved without', async () => {
  const admin = await (await aSchool()).person({ menus });
  const [one, two] = [
    (await admin.roles.create({ ...editor, code: '' })).result,
    (await admin.roles.create({ ...editor, name: '别的', code: '' })).result,
  ];
  const rowOf = async (id: string) => (await admin.roles.list()).result.find((role) => role.id === id);
  expect([(await rowOf(one.id))?.code, (await rowOf(two.id))?.code]).toEqual(['ROLE_0001', 'ROLE_0002']);
  await admin.roles.update({ ...editor, name: '改名', code: '', id: one.id, version: 1 });
  expect(await rowOf(one.id)).toMatchObject({ name: '改名', code: 'ROLE_0001' });
});
