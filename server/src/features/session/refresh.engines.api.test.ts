import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { addIdentity, aMember, call, signedIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const renew = (school: School, refresh_token: string) =>
  call(school, 'refresh', { grant_type: 'refresh_token', scope: 'all', refresh_token });
const works = async (school: School, token: string) => (await call(school, 'userInfo', {}, { token })).http === 200;
const after = (seconds: number) => seconds * 1000;

test('SE-6 the token is renewed by POST with header Tenant-Id and all values in the query', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { refresh_token, access_token } = await signedIn(school, account);
  school.travel(after(sessionLimits.refreshAtAgeSeconds));
  const query = new URLSearchParams({
    tenantId: school.tenant,
    refresh_token,
    grant_type: 'refresh_token',
    scope: 'all',
  });
  const answer = await school.inject({
    method: 'POST',
    url: `/api/blade-auth/oauth/token?${query}`,
    headers: { 'tenant-id': school.tenant, authorization: `Basic ${btoa('portal:portal_secret')}` },
  });
  const { status, result } = JSON.parse(answer.body);
  expect({ http: answer.http, status }).toEqual({ http: 200, status: 1000 });
  expect(result).toMatchObject({ account, tenantId: school.tenant, expires_in: sessionLimits.accessSeconds });
  expect(result.access_token).not.toBe(access_token);
  expect(await works(school, result.access_token)).toBe(true);
});

test('an access token ends after its hour, the session goes on by renewal', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const first = await signedIn(school, account);
  school.travel(after(sessionLimits.accessSeconds));
  expect(await works(school, first.access_token)).toBe(false);
  expect((await renew(school, first.refresh_token)).status).toBe(1000);
});

test('a refresh token used again at once is refused and nothing else happens', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const first = await signedIn(school, account);
  const second = await renew(school, first.refresh_token);
  expect(await renew(school, first.refresh_token)).toMatchObject({ http: 401, status: 401 });
  expect(await works(school, second.result.access_token)).toBe(true);
  expect((await renew(school, second.result.refresh_token)).status).toBe(1000);
});

test('a refresh token used again later ends the whole family', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const first = await signedIn(school, account);
  const second = await renew(school, first.refresh_token);
  expect(await works(school, second.result.access_token)).toBe(true);
  school.travel(after(sessionLimits.rotationGraceSeconds + 1));
  expect((await renew(school, first.refresh_token)).http).toBe(401);
  expect(await works(school, second.result.access_token)).toBe(false);
  expect((await renew(school, second.result.refresh_token)).http).toBe(401);
});

test('of many renewals at the same moment exactly one wins', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { refresh_token } = await signedIn(school, account);
  const answers = await Promise.all(Array.from({ length: 8 }, () => renew(school, refresh_token)));
  const winners = answers.filter((answer) => answer.status === 1000);
  expect(winners.length).toBe(1);
  expect(await works(school, winners[0]?.result.access_token ?? '')).toBe(true);
});

test('a refresh token that expired, was never given, or is an access token renews nothing', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { refresh_token, access_token } = await signedIn(school, account);
  expect((await renew(school, access_token)).http).toBe(401);
  expect((await renew(school, 'x'.repeat(43))).http).toBe(401);
  school.travel(after(sessionLimits.refreshSeconds));
  expect((await renew(school, refresh_token)).http).toBe(401);
});

test('a disabled account renews nothing, and its session stays ended', async () => {
  const school = await aSchool();
  const { account, id } = await aMember(school);
  const { refresh_token } = await signedIn(school, account);
  const become = (status: string) =>
    school.db.run(sql`update app_user set status = ${status} where tenant_id = ${tenant} and id = ${id}`);
  await become('disabled');
  expect((await renew(school, refresh_token)).http).toBe(401);
  await become('active');
  expect((await renew(school, refresh_token)).http).toBe(401);
});

test('RO-1 when the active identity has run out, the session goes on under another valid one', async () => {
  const school = await aSchool();
  const { account, id, identityId } = await aMember(school, { type: 1 });
  await addIdentity(school, id, { type: 6 });
  const { refresh_token, access_token } = await signedIn(school, account);
  await school.db.run(sql`
    update user_identity set valid_to = '2020-01-01' where tenant_id = ${tenant} and id = ${identityId}`);
  expect(await works(school, access_token)).toBe(false);
  const { result } = await renew(school, refresh_token);
  expect((await call(school, 'userInfo', {}, { token: result.access_token })).result.roleType).toBe(6);
});

test('RO-6 renewal stays in the token’s own school, whatever tenantId is sent', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const { account } = await aMember(school);
  const { refresh_token } = await signedIn(school, account);
  const input = { grant_type: 'refresh_token', refresh_token, tenantId: other.tenant } as const;
  const { result } = await call(school, 'refresh', input, { headers: { 'tenant-id': other.tenant } });
  expect(result).toMatchObject({ account, tenantId: school.tenant });
});

test('SE-5 signing out ends the session on the server: both its tokens are worthless', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { access_token, refresh_token } = await signedIn(school, account);
  const elsewhere = await signedIn(school, account);
  expect(await works(school, access_token)).toBe(true);
  const out = await school.inject({
    method: 'GET',
    url: '/api/blade-workbench/auth/loginOut',
    headers: { 'access-token': access_token },
  });
  expect(JSON.parse(out.body).status).toBe(1000);
  expect(await works(school, access_token)).toBe(false);
  expect((await renew(school, refresh_token)).http).toBe(401);
  expect(await works(school, elsewhere.access_token)).toBe(true);
});

test('SE-3 signing out succeeds with a missing, unknown or expired token', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { access_token, refresh_token } = await signedIn(school, account);
  expect((await call(school, 'signOut', {})).status).toBe(1000);
  expect((await call(school, 'signOut', {}, { headers: { 'access-token': 'x'.repeat(43) } })).status).toBe(1000);
  expect((await call(school, 'signOut', {}, { headers: { 'access-token': 'null' } })).status).toBe(1000);
  school.travel(after(sessionLimits.accessSeconds + 1));
  expect((await call(school, 'signOut', {}, { token: access_token })).status).toBe(1000);
  expect((await renew(school, refresh_token)).http).toBe(401);
});
