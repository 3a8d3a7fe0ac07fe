import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aSecondFactor } from '../../../test/second-factor.ts';
import { aMember, signIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/users'] as const satisfies Menu[];
const identity = { type: 3, isDefault: true } as const;
const zhang = { account: 'zhang', realName: '张三', identities: [identity] };

const aRole = async (school: School, name: string, opens: readonly Menu[] = [], code = `R_${name}`) => {
  const role = await school.db.one<{ id: string }>(
    sql`insert into role (tenant_id, code, name) values (${tenant}, ${code}, ${name}) returning id`,
  );
  await school.db.run(
    sql`insert into role_menu (tenant_id, role_id, menu) select ${tenant}, ${role.id}, m from unnest(${opens}::text[]) m`,
  );
  return role.id;
};

const aDepartment = async (school: School, name: string, parentId: string | null = null) =>
  (
    await school.db.one<{ id: string }>(
      sql`insert into dept (tenant_id, code, name, parent_id) values (${tenant}, ${name}, ${name}, ${parentId}) returning id`,
    )
  ).id;

const audits = (school: School) =>
  school.db.many<{ action: string; before: unknown; after: unknown }>(
    sql`select action, before, after from audit_log where tenant_id = ${tenant} and entity = 'user' order by id`,
  );

test('a new person waits for the activation link, with identities, department and roles', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const deptId = await aDepartment(school, '教务处');
  const roleId = await aRole(school, '编辑');
  const made = await admin.users.create({
    ...zhang,
    identities: [
      { ...identity, deptId, post: '科长', number: '2001', roleIds: [roleId], validFrom: '2026-01-01' },
      { type: 6, isDefault: false },
    ],
  });
  expect(made.status).toBe(1000);
  const { result } = await admin.users.get({ id: made.result.id });
  expect(result).toMatchObject({ account: 'zhang', nickName: '张三', status: 'waiting', version: 1, editable: true });
  expect(result.identities).toMatchObject([
    { type: 3, deptId, post: '科长', number: '2001', validFrom: '2026-01-01', isDefault: true, roleIds: [roleId] },
    { type: 6, deptId: null, isDefault: false, roleIds: [] },
  ]);
});

test('an account exists once, whatever its case, and the answer names the field', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  await admin.users.create(zhang);
  const again = await admin.users.create({ ...zhang, account: 'ZHANG' });
  expect(again).toMatchObject({ status: 1002, msg: '账号「ZHANG」已存在', result: { field: 'account' } });
  const both = await Promise.all([1, 2].map(() => admin.users.create({ ...zhang, account: 'li' })));
  expect(both.map(({ status }) => status).sort()).toEqual([1000, 1002]);
});

test('DR-2 a person without identity, with two defaults or with days the wrong way round is refused', async () => {
  const admin = await (await aSchool()).person({ menus });
  for (const identities of [
    [],
    [{ type: 3, isDefault: false } as const],
    [identity, identity],
    [{ ...identity, validFrom: '2026-02-01', validTo: '2026-01-01' }],
  ])
    expect((await admin.users.create({ ...zhang, identities })).status).toBe(4000);
  expect((await admin.users.create({ ...zhang, email: 'nobody' })).status).toBe(4000);
});

test('DR-2 an account is letters, digits and . _ - @', async () => {
  const admin = await (await aSchool()).person({ menus });
  for (const account of ['a b', '<script>', '张三', 'li/4', "o'hara", 'li_100%'])
    expect(await admin.users.create({ ...zhang, account })).toMatchObject({
      status: 4000,
      result: { fields: ['account'] },
    });
  for (const account of ['20261001', 'T1001', 'li.si_2-b', 'li@yizhan.edu'])
    expect((await admin.users.create({ ...zhang, account })).status, account).toBe(1000);
});

test('DR-2 nobody is a visitor: that is whoever is not signed in', async () => {
  const admin = await (await aSchool()).person({ menus });
  const identities = [{ ...identity, type: identityTypes.visitor as never }];
  expect(await admin.users.create({ ...zhang, identities })).toMatchObject({
    status: 4000,
    result: { fields: ['identities.0.type'] },
  });
});

test('people are found by name, account, number, department with those below, identity, role and state', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus, account: 'head', name: '管理者' });
  const college = await aDepartment(school, '信息学院');
  const office = await aDepartment(school, '学院办公室', college);
  const roleId = await aRole(school, '编辑');
  await admin.users.create({
    ...zhang,
    identities: [{ ...identity, deptId: office, number: 'T1001', roleIds: [roleId] }],
  });
  await admin.users.create({ account: 'li_100', realName: '李100%', identities: [{ type: 1, isDefault: true }] });
  const accounts = async (query: Parameters<typeof admin.users.list>[0]) =>
    (await admin.users.list(query)).result.records.map((user) => user.account);

  expect(await accounts({ keyword: '张' })).toEqual(['zhang']);
  expect(await accounts({ keyword: 'ZHA' })).toEqual(['zhang']);
  expect(await accounts({ keyword: 'T10' })).toEqual(['zhang']);
  expect(await accounts({ keyword: '1001' })).toEqual([]);
  expect(await accounts({ keyword: '%' })).toEqual(['li_100']);
  expect(await accounts({ deptId: college })).toEqual(['zhang']);
  expect(await accounts({ type: 1, keyword: '李' })).toEqual(['li_100']);
  expect(await accounts({ roleId })).toEqual(['zhang']);
  expect(await accounts({ roleId, type: 1 })).toEqual([]);
  expect(await accounts({ status: 'waiting' })).toEqual(['li_100', 'zhang']);
  expect(await accounts({ sort: 'account', order: 'desc' })).toEqual(['zhang', 'li_100', 'head']);
  const second = await admin.users.list({ current: 2, size: 2 });
  expect(second.result).toMatchObject({ total: 3, current: 2, size: 2, records: [{ account: 'zhang' }] });
});

test('who saves over somebody else’s change is told who, when and what (9009)', async () => {
  const school = await aSchool();
  const first = await school.person({ menus, name: '王老师' });
  const second = await school.person({ menus });
  const { id } = (await first.users.create(zhang)).result;
  const held = (await second.users.get({ id })).result;
  await first.users.update({ ...zhang, id, version: held.version, realName: '张三丰' });
  const late = await second.users.update({ ...zhang, id, version: held.version, realName: '张叁' });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师', what: '张三丰' } });
  expect(late.msg).toContain('王老师');
  expect((await second.users.get({ id })).result.realName).toBe('张三丰');
});

test('AU-1 every change of a person is on record with before and after', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.users.create(zhang)).result;
  await admin.users.update({ ...zhang, id, version: 1, realName: '张三丰' });
  await admin.users.disable({ ids: [id] });
  await admin.users.createLink({ id: admin.id });
  await admin.users.remove({ id });
  const lines = await audits(school);
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'disable', 'createLink', 'remove']);
  expect(lines[1]).toMatchObject({ before: { realName: '张三' }, after: { realName: '张三丰' } });
  expect(lines[2]).toMatchObject({ before: { status: 'waiting' }, after: { status: 'disabled' } });
});

test('RO-3 a role that is taken away takes its calls with it, at the next call', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus: [...menus, 'userFrameConfig/manage/roles'] });
  const clerk = await school.person({ menus: ['userFrameConfig/manage/roles'] });
  expect((await clerk.roles.list()).status).toBe(1000);
  const { identities, ...held } = (await admin.users.get({ id: clerk.id })).result;
  const stripped = identities.map((one) => ({ ...one, type: identity.type, roleIds: [] }));
  expect((await admin.users.update({ ...held, identities: stripped })).status).toBe(1000);
  expect((await clerk.roles.list()).http).toBe(403);
});

test('a disabled account is out at its next call, and enabling does not bring the old session back', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const clerk = await school.person();
  expect((await clerk.session.userInfo()).status).toBe(1000);
  await admin.users.disable({ ids: [clerk.id] });
  expect((await clerk.session.userInfo()).http).toBe(401);
  await school.db.run(
    sql`update app_user set last_sign_in_at = now() where tenant_id = ${tenant} and id = ${clerk.id}`,
  );
  await admin.users.enable({ ids: [clerk.id] });
  expect((await admin.users.get({ id: clerk.id })).result.status).toBe('active');
  expect((await clerk.session.userInfo()).http).toBe(401);
});

test('nobody shuts out or removes the own account', async () => {
  const admin = await (await aSchool()).person({ menus });
  expect((await admin.users.disable({ ids: [admin.id] })).msg).toBe('不能停用或删除自己的账号');
  expect((await admin.users.remove({ id: admin.id })).msg).toBe('不能停用或删除自己的账号');
});

test('the last administrator stays: neither disabled, removed, expired nor without the role', async () => {
  const school = await aSchool();
  const clerk = await school.person({ menus });
  const administrators = await aRole(school, '学校管理员', menus, 'TENANT_ADMIN');
  const head = await school.person();
  await school.db.run(
    sql`insert into identity_role (tenant_id, identity_id, role_id) values (${tenant}, ${head.identityId}, ${administrators})`,
  );
  const { identities, ...held } = (await clerk.users.get({ id: head.id })).result;
  const keep = identities.map((one) => ({ ...one, type: identity.type }));
  const refused = '至少保留一名可用的管理员';
  expect((await clerk.users.disable({ ids: [head.id] })).msg).toBe(refused);
  expect((await clerk.users.remove({ id: head.id })).msg).toBe(refused);
  const without = keep.map((one) => ({ ...one, roleIds: [] }));
  expect((await clerk.users.update({ ...held, identities: without })).msg).toBe(refused);
  const expired = keep.map((one) => ({ ...one, validTo: '2020-01-01' }));
  expect((await clerk.users.update({ ...held, identities: expired })).msg).toBe(refused);
  expect((await clerk.users.get({ id: head.id })).result).toMatchObject({ status: 'active', version: held.version });
});

test('AD-2 a person who made something is not removed, and one reads what it is', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const clerk = await school.person();
  await school.db.run(sql`insert into publication (tenant_id, kind, name, changed_by)
    values (${tenant}, 'card', '重要公告', ${clerk.id})`);
  const refused = await admin.users.remove({ id: clerk.id });
  expect(refused).toMatchObject({ status: 1002, msg: '仍被使用，不能删除：1 张卡片（重要公告）' });
  const other = await school.person();
  expect((await admin.users.remove({ id: other.id })).status).toBe(1000);
  expect((await other.session.userInfo()).http).toBe(401);
});

test('RO-3 nobody hands out, changes or resets more rights than they hold', async () => {
  const school = await aSchool();
  const clerk = await school.person({ menus });
  const strong = await aRole(school, '强', ['userFrameConfig/manage/settings']);
  const given = await clerk.users.create({ ...zhang, identities: [{ ...identity, roleIds: [strong] }] });
  expect(given.status).toBe(4030);
  const head = await school.person({ menus: [...menus, 'userFrameConfig/manage/settings'] });
  expect((await clerk.users.get({ id: head.id })).result.editable).toBe(false);
  expect((await clerk.users.createLink({ id: head.id })).status).toBe(4030);
  expect((await clerk.users.disable({ ids: [head.id] })).status).toBe(4030);
  expect((await clerk.users.remove({ id: head.id })).status).toBe(4030);
  expect((await head.users.create({ ...zhang, identities: [{ ...identity, roleIds: [strong] }] })).status).toBe(1000);
});

test('PC-3 somebody who lost phone and codes is let in by the password again, by an administrator and audited', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const someone = await aMember(school);
  await aSecondFactor(school, someone);
  expect((await admin.users.get({ id: someone.id })).result.secondFactor).toBe(true);
  expect((await someone.users.removeSecondFactor({ id: someone.id })).http).toBe(403);
  expect((await admin.users.removeSecondFactor({ id: someone.id })).status).toBe(1000);
  expect((await admin.users.get({ id: someone.id })).result.secondFactor).toBe(false);
  expect((await admin.users.removeSecondFactor({ id: someone.id })).status).toBe(1002);
  expect((await signIn(school, someone.account)).status).toBe(1000);
});

test('a link works for one person and once; a newer one ends it', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.users.create(zhang)).result;
  const first = (await admin.users.createLink({ id })).result;
  const second = (await admin.users.createLink({ id })).result;
  expect([first.kind, second.kind]).toEqual(['activate', 'activate']);
  const codeOf = (url: string) => url.split('code=')[1] ?? '';
  expect((await school.visitor.session.linkInfo({ code: codeOf(first.url) })).status).toBe(1002);
  const info = await school.visitor.session.linkInfo({ code: codeOf(second.url) });
  expect(info.result).toMatchObject({ kind: 'activate', account: 'zhang', name: '张三' });
});

test('DR-1 people, departments and roles of another school do not exist here', async () => {
  const [here, there] = [await aSchool(), await aSchool()];
  const admin = await here.person({ menus });
  const stranger = await there.person();
  const id = stranger.id;
  expect((await admin.users.get({ id })).status).toBe(4040);
  expect((await admin.users.update({ ...zhang, id, version: 1 })).status).toBe(4040);
  expect((await admin.users.disable({ ids: [id] })).status).toBe(4040);
  expect((await admin.users.enable({ ids: [id] })).status).toBe(4040);
  expect((await admin.users.remove({ id })).status).toBe(4040);
  expect((await admin.users.createLink({ id })).status).toBe(4040);
  const deptId = await aDepartment(there, '外部门');
  expect((await admin.users.create({ ...zhang, identities: [{ ...identity, deptId }] })).status).toBe(4040);
  const roleIds = [stranger.roleId];
  expect((await admin.users.create({ ...zhang, identities: [{ ...identity, roleIds }] })).status).toBe(4040);
  const own = (await admin.users.create(zhang)).result.id;
  const foreign = [{ ...identity, id: stranger.identityId }];
  expect((await admin.users.update({ ...zhang, id: own, version: 1, identities: foreign })).status).toBe(4040);
  expect((await admin.users.list({ keyword: stranger.account })).result.total).toBe(0);
});

test('AD-1 one role or department is given to several people at once, by their default identity; all or none', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const [deptId, roleId] = [await aDepartment(school, '教务处'), await aRole(school, '编辑')];
  const ids: string[] = [];
  for (const account of ['zhang', 'wang']) {
    const identities = [identity, { type: 6 as const, isDefault: false }];
    ids.push((await admin.users.create({ ...zhang, account, identities })).result.id);
  }
  const identitiesOf = async (id: string) => (await admin.users.get({ id })).result.identities;
  expect((await admin.users.assign({ ids, assignment: { is: 'giveRole', roleId } })).result).toEqual({ changed: 2 });
  expect((await admin.users.assign({ ids, assignment: { is: 'giveRole', roleId } })).result).toEqual({ changed: 0 });
  await admin.users.assign({ ids, assignment: { is: 'moveTo', deptId } });
  for (const id of ids)
    expect(await identitiesOf(id)).toMatchObject([
      { type: 3, deptId, roleIds: [roleId] },
      { type: 6, deptId: null, roleIds: [] },
    ]);
  const some = ids.slice(0, 1);
  await admin.users.assign({ ids: some, assignment: { is: 'takeRole', roleId } });
  expect((await identitiesOf(ids[0] ?? ''))[0]?.roleIds).toEqual([]);
  expect((await audits(school)).filter(({ action }) => action === 'update')).toHaveLength(5);
  const unknown = { ids: [...ids, '999999999'], assignment: { is: 'takeRole', roleId } as const };
  expect((await admin.users.assign(unknown)).status).toBe(4040);
  expect((await identitiesOf(ids[1] ?? ''))[0]?.roleIds).toEqual([roleId]);
});

test('RO-3 nobody gives several people a role that opens more than their own', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const { id } = (await admin.users.create(zhang)).result;
  const roleId = await aRole(school, '更大', ['userFrameConfig/manage/roles']);
  expect((await admin.users.assign({ ids: [id], assignment: { is: 'giveRole', roleId } })).status).toBe(4030);
});
