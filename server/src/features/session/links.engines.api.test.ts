import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, anAccount, call, password, signedIn, signIn } from '../../../test/sign-in.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { LinkKind } from '../../domain/one-time-links/one-time-links.ts';
import { createLink } from '../../domain/one-time-links/queries.ts';

const next = 'Better-horse-8';
const minutes = (n: number) => n * 60_000;

const aLink = (school: School, kind: LinkKind, userId: string | null = null) =>
  createLink(school.db, kind, userId, school.parts.clock());

async function aWaiting(school: School) {
  const person = await school.person({ name: '李新' });
  await school.db.run(sql`update app_user set status = 'waiting' where tenant_id = ${tenant} and id = ${person.id}`);
  return person;
}

const audits = (school: School) =>
  school.db.many<{ action: string; entity: string; entity_id: string; after: unknown }>(sql`
    select action, entity, entity_id, after from audit_log where tenant_id = ${tenant} order by id`);

test('an activation link tells whom it is for, sets the password once, and opens the account', async () => {
  const school = await aSchool();
  const { id, account } = await aWaiting(school);
  const code = await aLink(school, 'activate', id);
  expect((await school.visitor.session.linkInfo({ code })).result).toEqual({ kind: 'activate', account, name: '李新' });
  expect((await school.visitor.session.useLink({ code, password: next })).status).toBe(1000);
  expect((await signIn(school, account, { password: next })).status).toBe(1000);
  const gone = { status: 1002, msg: '链接已失效，请重新获取' };
  expect(await school.visitor.session.useLink({ code, password: next })).toMatchObject(gone);
  expect(await school.visitor.session.linkInfo({ code })).toMatchObject(gone);
});

test('a link rests only as a hash', async () => {
  const school = await aSchool();
  const code = await aLink(school, 'first');
  const kept = await school.db.many(sql`
    select row_to_json(l)::text, encode(hash, 'escape') from one_time_link l where tenant_id = ${tenant}`);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(code);
});

test('a link to a forgotten password ends every session, every other link and the delay', async () => {
  const school = await aSchool();
  const { id, account } = await aMember(school);
  const { access_token } = await signedIn(school, account);
  expect((await call(school, 'userInfo', {}, { token: access_token })).status).toBe(1000);
  await school.db.run(sql`
    insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
    select ${tenant}, ${account}, 'password', false, '127.0.0.1', '', ${school.parts.clock()} from generate_series(1, 10)`);
  expect((await signIn(school, account)).msg).toMatch('登录失败次数较多');
  const [code, spare] = [await aLink(school, 'reset', id), await aLink(school, 'reset', id)];
  expect((await school.visitor.session.useLink({ code, password: next })).status).toBe(1000);
  expect((await call(school, 'userInfo', {}, { token: access_token })).http).toBe(401);
  expect((await school.visitor.session.linkInfo({ code: spare })).status).toBe(1002);
  expect((await signIn(school, account, { password: next })).status).toBe(1000);
  expect((await signIn(school, account)).status).toBe(1002);
  expect(await audits(school)).toMatchObject([{ action: 'setPassword', entity: 'user', entity_id: id }]);
});

test('a link runs out by its kind’s time', async () => {
  const school = await aSchool();
  const { id } = await aMember(school);
  const reset = await aLink(school, 'reset', id);
  const activate = await aLink(school, 'activate', id);
  const works = async (code: string) => (await school.visitor.session.linkInfo({ code })).status === 1000;
  school.travel(minutes(signInLimits.linkMinutes.reset) - 1000);
  expect(await works(reset)).toBe(true);
  school.travel(2000);
  expect([await works(reset), await works(activate)]).toEqual([false, true]);
});

test('a link of another school, of a disabled account, or made up is simply gone', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const { id } = await aMember(school);
  const code = await aLink(school, 'reset', id);
  expect((await other.visitor.session.linkInfo({ code })).status).toBe(1002);
  expect((await other.visitor.session.useLink({ code, password: next })).status).toBe(1002);
  expect((await school.visitor.session.useLink({ code: 'made-up', password: next })).status).toBe(1002);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${id}`);
  expect((await school.visitor.session.useLink({ code, password: next })).status).toBe(1002);
});

test('of many uses of a link at the same moment exactly one counts', async () => {
  const school = await aSchool();
  const { id } = await aMember(school);
  const code = await aLink(school, 'reset', id);
  const uses = await Promise.all(
    ['One-horse-1', 'Two-horse-2', 'Three-horse-3'].map((word) =>
      school.visitor.session.useLink({ code, password: word }),
    ),
  );
  expect(uses.filter((use) => use.status === 1000)).toHaveLength(1);
});

test('a weak password is refused and the link stays good', async () => {
  const school = await aSchool();
  const { id } = await aMember(school);
  const code = await aLink(school, 'reset', id);
  for (const weak of ['short1', 'only-letters', '1234567890']) {
    const answer = await school.visitor.session.useLink({ code, password: weak });
    expect(answer).toMatchObject({ status: 1002, msg: '密码至少 8 位，且需包含字母和数字' });
  }
  expect((await school.visitor.session.useLink({ code, password: next })).status).toBe(1000);
});

test('the first administrator is made by the link, can do everything, and is the only one made so', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const [code, spare] = [await aLink(school, 'first'), await aLink(school, 'first')];
  const account = anAccount();
  expect((await school.visitor.session.linkInfo({ code })).result).toEqual({ kind: 'first', account: '', name: '' });
  const made = await school.visitor.session.createFirst({ code, account, name: '张主任', password: next });
  expect(made.status).toBe(1000);
  const { result } = await signIn(school, account, { password: next });
  const { me } = (await call(school, 'init', {}, { token: result.access_token })).result;
  expect(me?.roles.map((role) => role.code)).toEqual(['TENANT_ADMIN']);
  expect(me?.configurationMenu.length).toBeGreaterThan(4);
  expect(me?.user.roleType).toBe(4);
  const again = { code: spare, account: anAccount(), name: '李四', password: next };
  expect(await school.visitor.session.createFirst(again)).toMatchObject({ msg: '管理员已设置，请直接登录' });
  expect(await audits(school)).toMatchObject([{ action: 'create', entity: 'user', after: { account } }]);
});

test('two people with two links for the first administrator: one becomes it', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const links = [await aLink(school, 'first'), await aLink(school, 'first')];
  const made = await Promise.all(
    links.map((code) =>
      school.visitor.session.createFirst({ code, account: anAccount(), name: '某人', password: next }),
    ),
  );
  expect(made.map((answer) => answer.status).sort()).toEqual([1000, 1002]);
});

test('the first administrator’s link makes nothing with a taken account, and stays good', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const { account } = await school.person();
  const code = await aLink(school, 'first');
  const first = (given: string) =>
    school.visitor.session.createFirst({ code, account: given, name: '某人', password: next });
  expect(await first(account)).toMatchObject({ status: 1002, msg: `账号「${account}」已存在` });
  // The same rules as for any account, since it appears in URLs and lists.
  expect(await first('<b>boss</b>')).toMatchObject({ status: 4000 });
  expect((await first(anAccount())).status).toBe(1000);
});

test('a person’s link makes no administrator, and the administrator’s link sets nobody’s password', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  const { id } = await aMember(school);
  const [reset, first] = [await aLink(school, 'reset', id), await aLink(school, 'first')];
  const made = await school.visitor.session.createFirst({ code: reset, account: 'boss', name: 'x', password: next });
  expect(made.msg).toBe('链接已失效，请重新获取');
  expect((await school.visitor.session.useLink({ code: first, password: next })).msg).toBe('链接已失效，请重新获取');
});

test('changing one’s password ends the other sessions and keeps this one', async () => {
  const school = await aSchool();
  const { id, account } = await aMember(school);
  const [here, elsewhere] = [await signedIn(school, account), await signedIn(school, account)];
  const change = (given: string, wanted: string) =>
    call(school, 'changePassword', { password: given, next: wanted }, { token: here.access_token });
  const http = async (token: string) => (await call(school, 'userInfo', {}, { token })).http;
  expect(await http(elsewhere.access_token)).toBe(200);
  expect((await change('Wrong-horse-7', next)).msg).toBe('账号或密码错误');
  expect((await change(password, password)).msg).toBe('新密码不能与原密码相同');
  expect((await change(password, 'weak')).msg).toMatch('密码至少 8 位');
  expect((await change(password, next)).status).toBe(1000);
  expect([await http(here.access_token), await http(elsewhere.access_token)]).toEqual([200, 401]);
  expect((await signIn(school, account, { password: next })).status).toBe(1000);
  expect(await audits(school)).toMatchObject([{ action: 'changePassword', entity: 'user', entity_id: id }]);
});

test('DR-3 a stolen session is no place to guess the password', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { access_token } = await signedIn(school, account);
  let n = 0;
  // From an address of its own each time.
  const guess = () =>
    call(
      school,
      'changePassword',
      { password: 'Wrong-horse-7', next },
      { token: access_token, ip: `203.0.113.${n++}` },
    );
  for (let left = sessionLimits.maxUnlockAttempts - 1; left > 0; left--)
    expect(await guess()).toMatchObject({ msg: '账号或密码错误', result: { left } });
  expect((await guess()).http).toBe(401);
  expect((await call(school, 'userInfo', {}, { token: access_token })).http).toBe(401);
});

test('DR-3 even with the right password it is changed so often a minute and no oftener', async () => {
  const school = await aSchool();
  school.travel(60_000 - (school.parts.clock().getTime() % 60_000));
  const { account } = await aMember(school);
  const { access_token: token } = await signedIn(school, account);
  const change = () => call(school, 'changePassword', { password, next: password }, { token });
  for (let n = 0; n < actionLimits.actionsPerMinute.password.person; n++) expect((await change()).http).toBe(200);
  expect(await change()).toMatchObject({ http: 429, msg: expect.stringMatching(/^操作过于频繁，请 \d+ 秒后再试$/) });
});
