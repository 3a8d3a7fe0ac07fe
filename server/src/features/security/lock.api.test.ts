import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { addressesOf, addressOf } from '@yizhan/contract/route.ts';
import { menus } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { everyCall } from '../../../test/every-call.ts';
import { aGuideOut } from '../../../test/guides.ts';
import { aNewsColumn, anArticle } from '../../../test/news.ts';
import { sampleInput } from '../../../test/sample-input.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aService, aTool } from '../../../test/services.ts';
import { aMember, password, signedIn, signIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const wrong = { password: 'Wrong-horse-7' };
const locked = { http: 423, status: 423 };

async function answer(school: School, token: string | undefined, { call, at }: WalkedCall, input: CallInput) {
  const url = at.url.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const options = at.method === 'GET' || call.inQuery ? { query } : { payload: input };
  return school.inject({ method: at.method, url, ...options }, token);
}

async function ask(school: School, token: string, walked: WalkedCall) {
  const { http, body } = await answer(school, token, walked, sampleInput(walked.call, '999999999999'));
  return { http, status: (JSON.parse(body) as { status: number }).status };
}

/** A response without its trace id, time and captcha, which always differ. */
const contentOf = ({ http, body }: { http: number; body: string }) =>
  `${http} ${body}`
    .replace(/\b[0-9a-f]{32}\b/g, 'trace')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'time')
    .replace(/"(captchaKey|image)":"[^"]*"/g, '"$1":"…"');

type CallInput = Record<string, unknown>;

/** A school whose public calls answer a member differently from a visitor, and one such member. */
async function aSchoolWithSecrets() {
  const school = await aSchool();
  const { db } = school;
  const me = await school.person({ menus });
  const service = await aService(db, { name: '教职工请假' });
  await aTool(db, { name: '只给本校人的工具' });
  const column = await aNewsColumn(me, { columnName: '内部通报', isPublic: false });
  const article = await anArticle(me, column.id, { title: '只给本校人的新闻', isPublic: false });
  await aGuideOut(me, service, { guideName: '教职工请假指南' });
  await me.hall.page({ keyword: '我的私密搜索' });
  const named: CallInput = { keyword: '请假', serviceId: service, columnId: column.id, id: article.id };
  return { school, me, named };
}

const everyAddress = everyCall.flatMap(({ name, call }) =>
  addressesOf(call).map((at) => ({ title: `${name} (${at.method})`, name, call, at })),
);
type WalkedCall = Pick<(typeof everyAddress)[number], 'call' | 'at'>;
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

/** Calls of the lock screen: who is locked, where they sign on again, and the sign-on itself. */
const knowTheLocked = ['session.init', 'signOn.addresses', 'signOn.tokenLogin'];

test('RT-3 calls that need no session answer a locked one as they answer anybody', { timeout: 120_000 }, async () => {
  const { school, me, named } = await aSchoolWithSecrets();
  const walk = open.filter(({ at, call }) => at.url === addressOf(call) && at.method === call.method);
  const differing = async (calls: typeof walk) => {
    const names = new Set<string>();
    for (const walked of calls)
      for (const input of [{}, { ...sampleInput(walked.call, '999999999999'), ...named }]) {
        const visitors = contentOf(await answer(school, undefined, walked, input));
        // The sign-in guard counts the first of the two attempts.
        await school.db.run(sql`delete from sign_in_log where tenant_id = ${tenant}`);
        if (contentOf(await answer(school, me.token, walked, input)) !== visitors) names.add(walked.name);
        // An address may ask so often in a minute.
        school.travel(1_000);
      }
    return [...names];
  };
  const personal = ['hall.openPage', 'hall.words', 'hall.openCounts', 'news.columns', 'news.page', 'news.article'];
  expect(await differing(walk.filter(({ name }) => personal.includes(name)))).toEqual(personal);
  await me.security.lock();
  // Signing out ends the session used for the walk, so it comes last.
  const last = walk.filter(({ name }) => name === 'session.signOut');
  const rest = walk.filter(({ name, call }) => name !== 'session.signOut' && !call.whileLocked);
  expect(await differing([...rest, ...last])).toEqual([]);
  expect(walk.filter(({ call }) => call.whileLocked).map(({ name }) => name)).toEqual(knowTheLocked);
  const names = new Set(open.map(({ name }) => name));
  for (const name of ['session.signOut', 'session.refresh', 'session.init', 'tickets.validTime', 'tickets.renew'])
    expect(names).toContain(name);
});

test('RT-3 what was searched for in a session is not told while it is locked', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await me.hall.page({ keyword: '我的私密搜索' });
  expect((await me.hall.words()).result.history).toEqual(['我的私密搜索']);
  await me.security.lock();
  expect((await me.hall.words()).result.history).toEqual([]);
  await me.security.unlock({ password });
  expect((await me.hall.words()).result.history).toEqual(['我的私密搜索']);
});

test('RT-3 links of a session to its files show nothing while it is locked', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { url } = (await me.files.upload({ file: new File(['%PDF-1.7\n'], '体检报告.pdf') })).result;
  const shown = async () => (await school.inject({ method: 'GET', url }, me.token)).http;
  expect(await shown()).toBe(200);
  await me.security.lock();
  expect(await shown()).toBe(404);
  await me.security.unlock({ password });
  expect(await shown()).toBe(200);
});

test('RT-3 pages that the server writes know nobody, locked or not', async () => {
  const { school, me } = await aSchoolWithSecrets();
  await me.security.lock();
  for (const url of ['/', '/search?keyword=请假', '/calendar', '/s/教职工请假', '/sitemap.xml']) {
    const page = async (token?: string) =>
      (await school.inject({ method: 'GET', url: encodeURI(url) }, token)).body.replace(/nonce="[^"]*"/g, '');
    expect(await page(me.token), url).toBe(await page());
    expect(await page(me.token), url).not.toContain('教职工请假指南');
  }
});

test('RT-3 a locked session can be renewed and signed out, and the client learns that it is locked', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const { access_token, refresh_token, cas_ticket = '' } = await signedIn(school, account);
  const me = school.as(access_token);
  expect((await me.session.init()).result.me?.locked).toBe(false);
  await me.security.lock();
  expect((await me.session.init()).result.me).toMatchObject({ locked: true, signedInBy: 'password', userComb: '' });
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
  for (let left = sessionLimits.maxUnlockAttempts - 1; left > 0; left--)
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
    for (let tries = 1; tries < sessionLimits.maxUnlockAttempts; tries++) await me.security.unlock(wrong);
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

test('RT-3 after the last try the right password is refused too, though the session has not ended yet', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await me.security.lock();
  // Five tries are counted before the passwords are checked: the session ends a moment after the fifth.
  const tried = (times: number) =>
    school.db.run(sql`
      update session set unlock_failures = ${times} where tenant_id = ${tenant} and user_id = ${me.id}`);
  await tried(sessionLimits.maxUnlockAttempts);
  expect(await me.security.unlock({ password })).toMatchObject({ http: 401 });
  expect(await me.session.userInfo()).toMatchObject({ http: 401 });
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
  for (let tries = 1; tries < sessionLimits.maxUnlockAttempts; tries++) await me.security.unlock(wrong);
  expect(await me.security.unlock(wrong)).toMatchObject({ http: 401 });
});

test('DR-3 wrong passwords at the lock count at the door, and failures at the door take no try at the lock', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  await school.db.run(sql`
    insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
    select ${tenant}, ${me.account}, 'password', false, '127.0.0.1', '', ${school.parts.clock()}
    from generate_series(1, ${signInLimits.failuresBeforePause}::int)`);
  expect((await signIn(school, me.account)).status).toBe(1002);
  await me.security.lock();
  expect((await me.security.unlock(wrong)).result).toEqual({ left: sessionLimits.maxUnlockAttempts - 1 });
  expect((await me.security.unlock({ password })).status).toBe(1000);

  const other = await aMember(school);
  for (let tries = 0; tries < signInLimits.failuresBeforeCaptcha; tries++) await other.security.unlock(wrong);
  expect(await signIn(school, other.account)).toMatchObject({ status: 1004, msg: '请输入图形验证码' });
});
