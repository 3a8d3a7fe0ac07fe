import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, call, signedIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const lasts = 3600;
const settings = { session: { expireTime: lasts, outLogTip: '登录已过期，请重新登录' } };
const wrongTicket = { status: 1002, msg: '当前登录信息异常，继续使用系统可能出现问题，请重新登录' };

const seconds = (n: number) => n * 1000;

async function aSignIn(school: School) {
  const { account, id } = await aMember(school);
  const tokens = await signedIn(school, account);
  return { ...tokens, id, casTicket: tokens.cas_ticket ?? '' };
}

const works = async (school: School, token: string) => (await school.as(token).session.userInfo()).http === 200;
const renewToken = (school: School, refresh_token: string) =>
  call(school, 'refresh', { grant_type: 'refresh_token', scope: 'all', refresh_token });

test('API-PLAT-SESSION getSessionValidTime answers the ticket and its seconds left to anyone who holds it', async () => {
  const school = await aSchool(settings);
  const { casTicket } = await aSignIn(school);
  expect(casTicket).toMatch(/^TGT-/);
  const answer = await school.inject({
    method: 'POST',
    url: '/api/blade-workbench/nobody/cas/getSessionValidTime',
    payload: { casTicket },
  });
  expect(JSON.parse(answer.body)).toMatchObject({ status: 1000, result: { tgt: casTicket } });
  const { expireTime } = JSON.parse(answer.body).result;
  expect(expireTime).toBeGreaterThan(lasts - 30);
  expect(expireTime).toBeLessThanOrEqual(lasts);
});

test('CL-8 getSessionValidTime takes {casTicket}, and nothing else will do', async () => {
  const school = await aSchool(settings);
  const url = '/api/blade-workbench/nobody/cas/getSessionValidTime';
  const { casTicket } = await aSignIn(school);
  const ask = async (payload: object) =>
    JSON.parse((await school.inject({ method: 'POST', url, payload })).body).status;
  expect(await ask({ casTicket })).toBe(1000);
  expect(await ask({ ticket: casTicket })).toBe(4000);
  expect(await ask({ casTicket: '' })).toBe(4000);
});

test('SE-1 a renewal makes the ticket last as long as at the start, and the session with it', async () => {
  const school = await aSchool(settings);
  const { casTicket, access_token, refresh_token } = await aSignIn(school);
  school.travel(seconds(lasts - sessionLimits.ticketRenewSeconds + 1));
  const before = await school.visitor.tickets.validTime({ casTicket });
  expect(before.result.expireTime).toBeLessThan(sessionLimits.ticketRenewSeconds);
  const renewed = await school.visitor.tickets.renew({ casTicket });
  expect(renewed.result).toEqual({ tgt: casTicket, expireTime: lasts });
  expect(await works(school, access_token)).toBe(true);
  school.travel(seconds(lasts - 60));
  const { result } = await renewToken(school, refresh_token);
  expect(await works(school, result.access_token)).toBe(true);
});

test('SE-2 when the ticket has run out, nothing of the session works any more and no renewal brings it back', async () => {
  const school = await aSchool(settings);
  const { casTicket, access_token, refresh_token } = await aSignIn(school);
  school.travel(seconds(lasts - 60));
  const fresh = (await renewToken(school, refresh_token)).result;
  expect(await works(school, fresh.access_token)).toBe(true);
  school.travel(seconds(61));
  expect((await school.visitor.tickets.validTime({ casTicket })).result).toEqual({ tgt: casTicket, expireTime: 0 });
  expect(await school.visitor.tickets.renew({ casTicket })).toMatchObject(wrongTicket);
  for (const token of [access_token, fresh.access_token]) expect(await works(school, token)).toBe(false);
  expect((await renewToken(school, fresh.refresh_token)).http).toBe(401);
});

test('SE-2 at the hard limit a renewal succeeds and no longer helps', async () => {
  const school = await aSchool(settings);
  const { casTicket } = await aSignIn(school);
  const { renew } = school.visitor.tickets;
  let gone = 0;
  for (; gone + lasts < sessionLimits.maxSignInSeconds; gone += lasts - 60) {
    expect((await renew({ casTicket })).result.expireTime).toBe(lasts);
    school.travel(seconds(lasts - 60));
  }
  const last = (await renew({ casTicket })).result.expireTime;
  expect(last).toBeLessThanOrEqual(sessionLimits.maxSignInSeconds - gone);
  school.travel(seconds(last - 10));
  const nearly = await renew({ casTicket });
  expect(nearly.status).toBe(1000);
  expect(nearly.result.expireTime).toBeLessThanOrEqual(10);
  school.travel(seconds(11));
  expect((await renew({ casTicket })).status).toBe(1002);
});

test('SE-3 giving the ticket back ends the session at once, and always succeeds', async () => {
  const school = await aSchool(settings);
  const { casTicket, access_token, refresh_token } = await aSignIn(school);
  expect(await works(school, access_token)).toBe(true);
  expect((await school.visitor.tickets.remove({ casTicket })).status).toBe(1000);
  expect(await works(school, access_token)).toBe(false);
  expect((await renewToken(school, refresh_token)).http).toBe(401);
  expect(await school.visitor.tickets.validTime({ casTicket })).toMatchObject(wrongTicket);
  expect((await school.visitor.tickets.remove({ casTicket })).status).toBe(1000);
  expect((await school.visitor.tickets.remove({ casTicket: 'TGT-never' })).status).toBe(1000);
  expect((await call(school, 'signOut', {}, { headers: { 'access-token': access_token } })).status).toBe(1000);
});

test('SE-8 a ticket that was never given, belongs to a session that was signed out, or to a disabled account is an error', async () => {
  const school = await aSchool(settings);
  const [out, disabled] = [await aSignIn(school), await aSignIn(school)];
  await call(school, 'signOut', {}, { headers: { 'access-token': out.access_token } });
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${disabled.id}`);
  for (const casTicket of ['TGT-never', out.casTicket, disabled.casTicket, out.access_token]) {
    expect(await school.visitor.tickets.validTime({ casTicket })).toMatchObject(wrongTicket);
    expect(await school.visitor.tickets.renew({ casTicket })).toMatchObject(wrongTicket);
  }
});

test('SE-7 a school that checks no ticket gives none, and its sessions last by their tokens alone', async () => {
  const school = await aSchool({ ...settings, signOn: { ticketCheck: false } });
  const { cas_ticket, refresh_token } = await aSignIn(school);
  expect(cas_ticket).toBe('');
  expect((await school.visitor.session.boot({})).result.loginConfig.eduSystemManageIdentityAuth.status).toBe(0);
  school.travel(seconds(sessionLimits.maxSignInSeconds + 60));
  const { result } = await renewToken(school, refresh_token);
  expect(await works(school, result.access_token)).toBe(true);
});

test('RO-6 a ticket names its own school: asked elsewhere, it is renewed by its own rules', async () => {
  const [school, other] = [
    await aSchool(settings),
    await aSchool({ session: { ...settings.session, expireTime: 600 } }),
  ];
  const { casTicket } = await aSignIn(school);
  expect((await other.visitor.tickets.renew({ casTicket })).result.expireTime).toBe(lasts);
});
