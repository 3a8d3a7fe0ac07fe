import { session } from '@yizhan/contract/calls/session.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, anAccount, password, signIn, solvedCaptcha } from '../../../test/sign-in.ts';
import { hashToken } from '../../common/hash-token.ts';
import { sql, tenant } from '../../db/sql.ts';
import { createLink } from '../../domain/one-time-links/queries.ts';
import { rememberDevice } from '../../domain/sign-in/device-queries.ts';

/** Failures just now, each from an address of its own: a botnet. A real one would take the time of a password hash. */
const failedFromEverywhere = (school: School, account: string, times: number) =>
  school.db.run(sql`
    insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
    select ${tenant}, ${account}, 'password', false, '198.51.' || n / 250 || '.' || n % 250, '', ${school.parts.clock()}
    from generate_series(1, ${times}::int) n`);

/** Signs in with the picture solved. Returns the answer and the browser's cookie. */
async function enter(school: School, account: string, { cookie = '', typed = password, ip = '203.0.113.7' } = {}) {
  const { body, headers } = await school.inject({
    method: 'POST',
    url: addressOf(session.signIn),
    payload: { account, password: typed, ...(await solvedCaptcha(school)) },
    headers: { cookie },
    remoteAddress: ip,
  });
  const set = String(headers['set-cookie'] ?? '');
  return { ...(JSON.parse(body) as { status: number; msg: string; result: unknown }), set, cookie: set.split(';')[0] };
}

const MANY = 60;

/** Seconds are counted here, and a password's hash takes its time. */
async function aStillSchool() {
  const school = await aSchool();
  school.stopClock();
  return school;
}

test('DR-3 failures from many addresses delay everybody who is new to the account, by at most 30 s', async () => {
  const school = await aStillSchool();
  const { account } = await aMember(school);
  await failedFromEverywhere(school, account, MANY);
  const delayed = await enter(school, account);
  expect(delayed).toMatchObject({ status: 1002, msg: '登录失败次数较多，请 30 秒后再试', result: { seconds: 30 } });
  school.travel(signInLimits.maxDelaySeconds * 1000);
  expect((await enter(school, account, { ip: '192.0.2.1' })).status).toBe(1000);
});

test('DR-3 the delay grows with each failure, and what it refuses neither counts nor spends the picture', async () => {
  const school = await aStillSchool();
  const { account } = await aMember(school);
  await failedFromEverywhere(school, account, signInLimits.failuresBeforeDelay);
  const solved = await solvedCaptcha(school);
  expect((await signIn(school, account, solved)).result).toEqual({ seconds: 1 });
  expect((await signIn(school, account, solved)).result).toEqual({ seconds: 1 });
  school.travel(1_000);
  expect((await enter(school, account, { typed: 'Wrong-horse-7' })).msg).toBe('账号或密码错误');
  expect((await signIn(school, account, solved)).result).toEqual({ seconds: 2 });
  school.travel(2_000);
  expect((await signIn(school, account, solved)).status).toBe(1000);
});

test('DR-3 a device that signed in before does not wait, and others’ failures at its address do not hold it up', async () => {
  const school = await aStillSchool();
  const { account } = await aMember(school);
  const { cookie, set } = await enter(school, account);
  expect(set).toMatch(/^yizhan-device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  await failedFromEverywhere(school, account, MANY);
  await school.db.run(sql`
    update sign_in_log set ip = '203.0.113.7' where tenant_id = ${tenant} and account = ${account} and not ok`);
  expect((await enter(school, account, { cookie })).status).toBe(1000);
});

test('DR-3 a device is known to those who signed in with it and to nobody else', async () => {
  const [school, other] = [await aStillSchool(), await aStillSchool()];
  const [{ account }, neighbour] = [await aMember(school), await aMember(school)];
  const { cookie } = await enter(school, account);
  await failedFromEverywhere(school, neighbour.account, MANY);
  expect((await enter(school, neighbour.account, { cookie })).result).toEqual({ seconds: 30 });
  const namesake = await aMember(other, { account });
  await failedFromEverywhere(other, namesake.account, MANY);
  expect((await enter(other, namesake.account, { cookie })).result).toEqual({ seconds: 30 });
});

test('DR-3 a known device is no place to guess without end', async () => {
  const school = await aStillSchool();
  const { account } = await aMember(school);
  const { cookie } = await enter(school, account);
  await failedFromEverywhere(school, account, MANY);
  await school.db.run(sql`
    update known_device set failures = ${signInLimits.failuresBeforePause - 1} where tenant_id = ${tenant}`);
  expect((await enter(school, account, { cookie, typed: 'Wrong-horse-7' })).msg).toBe('账号或密码错误');
  expect((await enter(school, account, { cookie })).result).toEqual({ seconds: 30 });
  school.travel(signInLimits.maxDelaySeconds * 1000);
  expect((await enter(school, account, { cookie })).status).toBe(1000);
  await failedFromEverywhere(school, account, MANY);
  expect((await enter(school, account, { cookie })).status).toBe(1000);
});

test('DR-3 an account that does not exist is delayed like one that does', async () => {
  const school = await aStillSchool();
  const account = anAccount();
  await failedFromEverywhere(school, account, MANY);
  expect((await enter(school, account)).result).toEqual({ seconds: 30 });
});

test('DR-3 a link by mail makes the device known and a new password forgets the others', async () => {
  const school = await aStillSchool();
  const { id, account } = await aMember(school);
  const { cookie } = await enter(school, account);
  const code = await aLinkFor(school, id);
  const { headers } = await school.inject({
    method: 'POST',
    url: addressOf(session.useLink),
    payload: { code, password: 'Other-horse-8' },
  });
  const fresh = String(headers['set-cookie']).split(';')[0] ?? '';
  await failedFromEverywhere(school, account, MANY);
  expect((await enter(school, account, { cookie, typed: 'Other-horse-8' })).result).toEqual({ seconds: 30 });
  expect((await enter(school, account, { cookie: fresh, typed: 'Other-horse-8' })).status).toBe(1000);
});

const aLinkFor = (school: School, userId: string) => createLink(school.db, 'reset', userId, school.parts.clock());

test('of a person’s devices so many are known, and the one unused for longest is forgotten', async () => {
  const school = await aStillSchool();
  const { id } = await aMember(school);
  const now = school.parts.clock().getTime();
  for (let n = 0; n <= signInLimits.maxKnownDevices; n++)
    await rememberDevice(school.db, { userId: id, device: `device ${n}`, now: new Date(now + n * 1000) });
  const { known, first } = await school.db.one<{ known: number; first: boolean }>(sql`
    select count(*)::int as known, bool_or(hash = ${hashToken('device 0')}) as first from known_device
    where tenant_id = ${tenant} and user_id = ${id}`);
  expect({ known, first }).toEqual({ known: signInLimits.maxKnownDevices, first: false });
});
