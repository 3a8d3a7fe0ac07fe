import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, call, password, signedIn, signIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const notThere = { status: 4040 };

async function twoDevices(school: School) {
  const me = await aMember(school);
  school.travel(60_000);
  const from = { ip: '203.0.113.7', headers: { 'user-agent': 'Phone' } };
  const { result } = await signIn(school, me.account, {}, from);
  return { me, phone: school.as(result.access_token), tokens: result };
}

test('PC-2 one sees where one is signed in, the last used first and this one marked', async () => {
  const school = await aSchool();
  const { me, phone } = await twoDevices(school);
  const { result } = await phone.security.devices();
  expect(result).toMatchObject([
    { way: 'password', ip: '203.0.113.7', userAgent: 'Phone', current: true, locked: false },
    { way: 'password', ip: '127.0.0.1', userAgent: 'test', current: false, locked: false },
  ]);
  await me.security.lock();
  expect((await phone.security.devices()).result[1]).toMatchObject({ current: false, locked: true });
});

test('a renewed token shows that its device was used', async () => {
  const school = await aSchool();
  const { me, tokens } = await twoDevices(school);
  const seen = async () => (await me.security.devices()).result.find(({ current }) => !current);
  const before = await seen();
  expect(before?.lastSeenAt).toBe(before?.signedInAt);
  school.travel(sessionLimits.refreshAtAgeSeconds * 1000);
  await call(school, 'refresh', { grant_type: 'refresh_token', scope: 'all', refresh_token: tokens.refresh_token });
  const after = await seen();
  expect(after?.signedInAt).toBe(before?.signedInAt);
  const used = new Date(after?.lastSeenAt ?? '').getTime() - new Date(before?.lastSeenAt ?? '').getTime();
  expect(used).toBeGreaterThanOrEqual(sessionLimits.refreshAtAgeSeconds * 1000);
});

test('PC-2 a device signed out elsewhere is signed out at its next call', async () => {
  const school = await aSchool();
  const { me, phone, tokens } = await twoDevices(school);
  expect((await phone.session.userInfo()).status).toBe(1000);
  const [there] = (await me.security.devices()).result.filter(({ current }) => !current);
  expect((await me.security.removeDevice({ id: there?.id ?? '' })).status).toBe(1000);
  expect((await phone.session.userInfo()).http).toBe(401);
  const renewal = { grant_type: 'refresh_token', scope: 'all', refresh_token: tokens.refresh_token } as const;
  expect((await call(school, 'refresh', renewal)).http).toBe(401);
  expect((await me.security.devices()).result).toHaveLength(1);
  expect(await me.security.removeDevice({ id: there?.id ?? '' })).toMatchObject(notThere);
  const record = await school.db.one(sql`
    select action, entity, entity_id as id from audit_log where tenant_id = ${tenant} and actor_id = ${me.id}`);
  expect(record).toEqual({ action: 'signOut', entity: 'session', id: there?.id });
});

test('PC-2 everywhere else at once: this device goes on', async () => {
  const school = await aSchool();
  const { me, phone } = await twoDevices(school);
  await signedIn(school, me.account);
  expect((await me.security.removeOtherDevices()).result).toEqual({ ended: 2 });
  expect((await phone.session.userInfo()).http).toBe(401);
  expect((await me.session.userInfo()).status).toBe(1000);
  expect((await me.security.removeOtherDevices()).result).toEqual({ ended: 0 });
});

test('PC-2 a device of somebody else is not there', async () => {
  const school = await aSchool();
  const [me, other] = [await aMember(school), await aMember(school)];
  const [theirs] = (await other.security.devices()).result;
  expect(await me.security.removeDevice({ id: theirs?.id ?? '' })).toMatchObject(notThere);
  expect((await other.session.userInfo()).status).toBe(1000);
  await me.security.removeOtherDevices();
  expect((await other.session.userInfo()).status).toBe(1000);
});

test('what ran out by itself is no device any more', async () => {
  const school = await aSchool({ session: { expireTime: 600, outLogTip: '已过期' } });
  const { me } = await twoDevices(school);
  expect((await me.security.devices()).result).toHaveLength(2);
  school.travel(601_000);
  expect((await me.security.devices()).result).toMatchObject([{ current: true }]);
  expect((await me.security.removeOtherDevices()).result).toEqual({ ended: 0 });
});

test('PC-2 the log has one’s own sign-ins, the failed ones too, newest first and page by page', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await signedIn(school, me.account);
  school.travel(1000);
  await signIn(school, me.account.toUpperCase(), { password: 'Wrong-horse-7' }, { ip: '203.0.113.7' });
  await aMember(school).then(({ account }) => signedIn(school, account));
  const { result } = await me.security.signIns({});
  expect(result).toMatchObject({ total: 2, current: 1, size: requestLimits.pageSize });
  expect(result.records).toMatchObject([
    { way: 'password', ok: false, ip: '203.0.113.7' },
    { way: 'password', ok: true, ip: '127.0.0.1' },
  ]);
  const second = await me.security.signIns({ current: 2, size: 1 });
  expect(second.result).toMatchObject({ total: 2, records: [result.records[1]] });
});

test('PC-1 a bound WeChat is listed, and undone by its owner only, with the password', async () => {
  const school = await aSchool();
  const [me, other] = [await aMember(school), await aMember(school)];
  const { id } = await school.db.one<{ id: string }>(sql`
    insert into user_binding (tenant_id, user_id, kind, outer_id) values (${tenant}, ${me.id}, 'wechat', 'openid-1')
    returning id`);
  expect((await me.security.bindings()).result).toMatchObject([{ id, kind: 'wechat' }]);
  expect((await other.security.bindings()).result).toEqual([]);
  expect(await other.security.removeBind({ id, password })).toMatchObject(notThere);
  expect(await me.security.removeBind({ id, password: 'Wrong-horse-7' })).toMatchObject({ result: { left: 4 } });
  expect((await me.security.bindings()).result).toHaveLength(1);
  expect((await me.security.removeBind({ id, password })).status).toBe(1000);
  expect((await me.security.bindings()).result).toEqual([]);
  expect(await me.security.removeBind({ id, password })).toMatchObject(notThere);
  const record = await school.db.one(sql`
    select action, entity, entity_id as id from audit_log where tenant_id = ${tenant} and actor_id = ${me.id}`);
  expect(record).toEqual({ action: 'remove', entity: 'binding', id });
});

test('PC-1 one is told when the password was last set, by whatever way, and how hard it is to guess', async () => {
  const school = await aSchool();
  const [me, other] = [await aMember(school), await aMember(school)];
  expect((await me.security.password()).result).toEqual({ changedAt: null, strength: null });
  expect((await me.session.changePassword({ password, next: 'Campus2026' })).status).toBe(1000);
  const { changedAt: first, strength } = (await me.security.password()).result;
  expect([first, strength]).toEqual([expect.any(String), 'medium']);
  school.travel(60_000);
  expect((await me.session.changePassword({ password: 'Campus2026', next: password })).status).toBe(1000);
  const second = (await me.security.password()).result;
  expect(second).toEqual({ changedAt: expect.not.stringMatching(first ?? ''), strength: 'strong' });
  expect((await other.security.password()).result).toEqual({ changedAt: null, strength: null });
});
