import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { addIdentity, aMember, anAccount, call, password, signedIn, signIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

test('EN-1 signing in answers the session under all its names', async () => {
  const school = await aSchool();
  const { id, account } = await aMember(school, { name: '王小明' });
  const { status, result } = await signIn(school, account);
  expect(status).toBe(1000);
  expect(result).toMatchObject({
    user_id: id,
    user_name: '王小明',
    account,
    nick_name: '王小明',
    tenant_id: school.tenant,
    tenantId: school.tenant,
    token_type: 'bearer',
    expires_in: sessionLimits.accessSeconds,
  });
  expect(result.access_token).toMatch(/^[\w-]{43}$/);
  expect(result.refresh_token).toMatch(/^[\w-]{43}$/);
});

test('CL-8 modelLogin takes its values in the body, and the token it answers opens a call', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const answer = await school.inject({
    method: 'POST',
    url: '/api/blade-workbench/auth/auth/modelLogin',
    payload: { account, password, user_info_id: 'anonymous', user_info_name: 'anonymous' },
  });
  const { access_token } = JSON.parse(answer.body).result;
  expect((await call(school, 'userInfo', {}, { token: access_token })).result).toMatchObject({ account });
});

test('RO-2 a call for signed-in people without a token is 401', async () => {
  const school = await aSchool();
  expect(await call(school, 'userInfo', {})).toMatchObject({ http: 401, status: 401 });
  expect(await call(school, 'userInfo', {}, { token: 'x'.repeat(43) })).toMatchObject({ http: 401 });
});

test('tokens rest only as hashes', async () => {
  const school = await aSchool();
  const { account, id } = await aMember(school);
  const tokens = await signedIn(school, account);
  const kept = await school.db.many(sql`
    select row_to_json(s)::text as session, row_to_json(t)::text as token from session s
    join session_token t on t.tenant_id = s.tenant_id and t.session_id = s.id where s.tenant_id = ${tenant} and s.user_id = ${id}`);
  expect(kept.length).toBeGreaterThan(1);
  expect(JSON.stringify(kept)).not.toContain(tokens.access_token);
  expect(JSON.stringify(kept)).not.toContain(tokens.refresh_token);
});

test('a wrong password and an unknown account are refused alike', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const wrong = await signIn(school, account, { password: 'Wrong-horse-7' });
  const unknown = await signIn(school, anAccount());
  expect(wrong).toMatchObject({ http: 200, status: 1002, msg: '账号或密码错误' });
  expect({ ...unknown, msgDetail: '' }).toEqual({ ...wrong, msgDetail: '' });
});

test('an account is found whatever its letters’ case', async () => {
  const school = await aSchool();
  const { account } = await aMember(school, { account: `Teacher-${anAccount()}` });
  expect((await signIn(school, account.toUpperCase())).result.account).toBe(account);
});

test('a disabled account gets in neither by password nor by the token it still holds', async () => {
  const school = await aSchool();
  const { id, account } = await aMember(school);
  const { access_token } = await signedIn(school, account);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${id}`);
  expect(await signIn(school, account)).toMatchObject({ status: 1002, msg: '账号已停用，请联系管理员' });
  expect((await signIn(school, account, { password: 'Wrong-horse-7' })).msg).toBe('账号或密码错误');
  expect(await call(school, 'userInfo', {}, { token: access_token })).toMatchObject({ http: 401 });
});

test('an account that was never activated has no password to guess', async () => {
  const school = await aSchool();
  const { account } = await school.person();
  expect(await signIn(school, account)).toMatchObject({ status: 1002, msg: '账号或密码错误' });
});

test('RO-1 one signs in under the default identity, or under another when it has run out', async () => {
  const school = await aSchool();
  const { account, id, identityId } = await aMember(school, { type: 1 });
  const other = await addIdentity(school, id, { type: 4 });
  const active = async () => {
    const { access_token } = await signedIn(school, account);
    return (await call(school, 'userInfo', {}, { token: access_token })).result;
  };
  expect(await active()).toMatchObject({ roleType: 1 });
  await school.db.run(sql`
    update user_identity set valid_to = '2020-01-01' where tenant_id = ${tenant} and id = ${identityId}`);
  expect(await active()).toMatchObject({ roleType: 4, roleId: other.roleId });
  await school.db.run(sql`
    update user_identity set valid_from = '2999-01-01' where tenant_id = ${tenant} and id = ${other.id}`);
  expect(await signIn(school, account)).toMatchObject({ status: 1002, msg: '该身份不存在或已失效' });
});

test('RO-7 students, teachers, staff and administrators sign in as what they are, a visitor is nobody', async () => {
  const school = await aSchool();
  const people = [{ type: 1 }, { type: 3 }, { type: 4 }, { type: 4, menus: ['userFrameConfig/manage/users'] as const }];
  for (const { type, menus = [] } of people) {
    const { account } = await aMember(school, { type, menus });
    const { access_token } = await signedIn(school, account);
    const { me } = (await call(school, 'init', {}, { token: access_token })).result;
    expect(me).toMatchObject({ user: { account, roleType: type } });
    expect(me?.configurationMenu).toHaveLength(menus.length);
  }
  expect((await school.visitor.session.init()).result.me).toBeNull();
});

test('SE-9 a school is named by header, body or host, and without any it is the default one', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const { account } = await aMember(school);
  const elsewhere = { host: other.host };
  expect((await signIn(school, account)).result.tenantId).toBe(school.tenant);
  expect((await signIn(school, account, {}, { headers: elsewhere })).status).toBe(1002);
  const header = { ...elsewhere, 'tenant-id': school.tenant };
  expect((await signIn(school, account, {}, { headers: header })).result.tenantId).toBe(school.tenant);
  const body = await signIn(school, account, { tenantId: school.tenant }, { headers: elsewhere });
  expect(body.result.tenantId).toBe(school.tenant);
  const nowhere = await call(school, 'boot', {}, { headers: { host: 'unheard-of.localhost' } });
  expect(nowhere.result.tenant.id).toBe('000000');
});

test('RO-6 the same account in another school is another person', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const account = anAccount();
  const mine = await aMember(school, { account });
  const theirs = await aMember(other, { account, name: '别人' });
  const { access_token } = await signedIn(school, account);
  const asked = await call(school, 'userInfo', {}, { token: access_token, headers: { 'tenant-id': other.tenant } });
  expect(asked.result).toMatchObject({ user_id: mine.id, tenantId: school.tenant });
  expect(asked.result.user_id).not.toBe(theirs.id);
});

test('every attempt is written down, right or wrong', async () => {
  const school = await aSchool();
  const { account, id } = await aMember(school);
  await signIn(school, account, { password: 'no' }, { ip: '10.1.2.3', headers: { 'user-agent': 'Lynx' } });
  await signIn(school, account, {}, { ip: '10.1.2.3' });
  const log = await school.db.many(sql`
    select account, user_id, ok, ip, way from sign_in_log where tenant_id = ${tenant} order by id`);
  const line = { account, user_id: id, ip: '10.1.2.3', way: 'password' };
  expect(log).toEqual([
    { ...line, ok: false },
    { ...line, ok: true },
  ]);
});
