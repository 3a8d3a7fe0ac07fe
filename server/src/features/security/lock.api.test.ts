import { limits } from '@yizhan/contract/limits.ts';
import { menus } from '@yizhan/contract/permissions.ts';
import { addressesOf } from '@yizhan/contract/route.ts';
import { expect, test } from 'vitest';
import { everyCall } from '../../../test/every-call.ts';
import { sampleInput } from '../../../test/sample-input.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, password, signedIn, signIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const wrong = { password: 'Wrong-horse-7' };
const locked = { http: 423, status: 423 };

async function ask(school: School, token: string, { call, at }: Walked) {
  const input = sampleInput(call, '999999999999');
  const url = at.url.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const options = at.method === 'GET' || call.inQuery ? { query } : { payload: input };
  const { http, body } = await school.inject({ method: at.method, url, ...options }, token);
  return { http, status: (JSON.parse(body) as { status: number }).status };
}

const everyAddress = everyCall.flatMap(({ name, call }) =>
  addressesOf(call).map((at) => ({ title: `${name} (${at.method})`, name, call, at })),
);
type Walked = Pick<(typeof everyAddress)[number], 'call' | 'at'>;
const open = everyAddress.filter(({ call }) => call.access === 'nobody');
const closed = everyAddress.filter(({ call }) => call.access !== 'nobody');

test('RT-3 while the session is locked every call that needs it answers 423, but unlocking', async () => {
  const school = await aSchool();
  const person = await school.person({ menus });
  await person.security.lock();
  const answering: string[] = [];
  for (const walked of closed) {
    if (walked.call.whileLocked) answering.push(walked.name);
    else expect(await ask(school, person.token, walked), walked.title).toEqual(locked);
  }
  expect(answering).toEqual(['security.lock', 'security.unlock']);
});

test('RT-3 calls that need no session answer a locked one as they answer anybody', async () => {
  const school = await aSchool();
  for (const walked of open) {
    const person = await school.person({ menus });
    await person.security.lock();
    expect((await ask(school, person.token, walked)).http, walked.title).not.toBe(423);
  }
  const names = new Set(open.map(({ name }) => name));
  for (const name of ['session.signOut', 'session.refresh', 'session.init', 'tickets.validTime', 'tickets.renew'])
    expect(names).toContain(name);
});

test('RT-3 a locked session can be renewed and signed out, and the client learns that it is locked', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { access_token, refresh_token, cas_ticket = '' } = await signedIn(school, account);
  const me = school.as(access_token);
  expect((await me.session.init()).result.me?.locked).toBe(false);
  await me.security.lock();
  expect((await me.session.init()).result.me).toMatchObject({ locked: true, signedInBy: 'password' });
  expect((await school.visitor.tickets.renew({ casTicket: cas_ticket })).status).toBe(1000);
  const renewed = await school.visitor.session.refresh({ grant_type: 'refresh_token', scope: 'all', refresh_token });
  const again = school.as(renewed.result.access_token);
  expect(await again.session.userInfo()).toMatchObject(locked);
  expect((await again.session.signOut()).status).toBe(1000);
  expect(await again.session.userInfo()).toMatchObject({ http: 401 });
});

test('RT-3 the right password unlocks; locking twice is locking once', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await me.security.lock();
  expect((await me.security.lock()).status).toBe(1000);
  expect(await me.session.userInfo()).toMatchObject(locked);
  expect((await me.security.unlock({ password })).status).toBe(1000);
  expect((await me.session.userInfo()).status).toBe(1000);
});

test('RT-3 only this session is locked: the person’s other devices go on', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const phone = school.as((await signedIn(school, me.account)).access_token);
  await me.security.lock();
  expect((await phone.session.userInfo()).status).toBe(1000);
});

test('RT-3 a wrong password says how many tries are left, and the fifth signs out', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await me.security.lock();
  for (let left = limits.unlockTries - 1; left > 0; left--)
    expect(await me.security.unlock(wrong)).toMatchObject({
      status: 1002,
      msg: '解锁密码错误,请重新输入',
      result: { left },
    });
  expect(await me.security.unlock(wrong)).toMatchObject({ http: 401 });
  expect(await me.security.unlock({ password })).toMatchObject({ http: 401 });
  expect(await me.session.userInfo()).toMatchObject({ http: 401 });
});

test('RT-3 the right password forgets the wrong ones before it', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  for (let round = 0; round < 2; round++) {
    await me.security.lock();
    for (let tries = 1; tries < limits.unlockTries; tries++) await me.security.unlock(wrong);
    expect((await me.security.unlock({ password })).status).toBe(1000);
  }
});

test('RT-3 tries at the same moment are counted one by one', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await me.security.lock();
  const answers = await Promise.all(Array.from({ length: 8 }, () => me.security.unlock(wrong)));
  const left = answers.flatMap(({ http, result }) =>
    http === 200 ? [(result as unknown as { left: number }).left] : [],
  );
  expect(left.sort()).toEqual([1, 2, 3, 4]);
  expect(answers.filter(({ http }) => http === 401)).toHaveLength(4);
  expect(await me.security.unlock({ password })).toMatchObject({ http: 401 });
});

test('RT-3 whoever has no password does not unlock by one', async () => {
  const school = await aSchool();
  const me = await school.person();
  await me.security.lock();
  expect(await me.security.unlock({ password })).toMatchObject({ status: 1002, result: { left: 4 } });
});

test('DR-3 an unlocked session is no place to guess the password either', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  for (let tries = 1; tries < limits.unlockTries; tries++) await me.security.unlock(wrong);
  expect(await me.security.unlock(wrong)).toMatchObject({ http: 401 });
});

test('DR-3 wrong passwords at the lock count at the door, and failures at the door take no try at the lock', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await school.db.run(sql`
    insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
    select ${tenant}, ${me.account}, 'password', false, '127.0.0.1', '', ${school.parts.clock()}
    from generate_series(1, ${limits.signInFailuresBeforePause}::int)`);
  expect((await signIn(school, me.account)).status).toBe(1002);
  await me.security.lock();
  expect((await me.security.unlock(wrong)).result).toEqual({ left: limits.unlockTries - 1 });
  expect((await me.security.unlock({ password })).status).toBe(1000);

  const other = await aMember(school);
  for (let tries = 0; tries < limits.signInFailuresBeforeCaptcha; tries++) await other.security.unlock(wrong);
  expect(await signIn(school, other.account)).toMatchObject({ status: 1004, msg: '请输入图形验证码' });
});
