import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aSecondFactor, codeNow } from '../../../test/second-factor.ts';
import { aMember, password } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const wrong = { status: 1002, msg: '动态验证码错误或已使用' };
const STEP_MS = signInLimits.otpStepSeconds * 1000;

const audited = (school: School, userId: string) =>
  school.db.many<{ action: string }>(sql`
    select action from audit_log where tenant_id = ${tenant} and actor_id = ${userId} and entity = 'secondFactor'
    order by id`);

test('PC-3 nothing changes until a first code confirms the secret, which needs the password', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  expect((await me.security.secondFactor()).result).toEqual({ on: false, since: null, codesLeft: 0 });
  expect((await me.security.beginSecondFactor({ password: 'Wrong-horse-7' })).status).toBe(1002);
  const { result } = await me.security.beginSecondFactor({ password });
  expect(result.uri).toContain(
    `otpauth://totp/${encodeURIComponent('测试大学')}:${me.account}?secret=${result.secret}&`,
  );
  expect((await me.security.secondFactor()).result.on).toBe(false);
  expect(await me.security.confirmSecondFactor({ code: '000000x' })).toMatchObject(wrong);
  const confirmed = await me.security.confirmSecondFactor({ code: codeNow(school, result.secret) });
  expect(confirmed.status).toBe(1000);
  expect((await me.security.secondFactor()).result).toMatchObject({
    on: true,
    codesLeft: signInLimits.recoveryCodeCount,
  });
});

test('PC-3 confirming answers recovery codes that are easy to read, and the database holds neither them nor the secret', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { codes, secret } = await aSecondFactor(school, me);
  expect(new Set(codes).size).toBe(signInLimits.recoveryCodeCount);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/);
  const kept = await school.db.one<{ text: string }>(sql`
    select (select string_agg(secret, ' ') from second_factor where tenant_id = ${tenant} and user_id = ${me.id}) || ' ' ||
      (select string_agg(encode(hash, 'escape'), ' ') from recovery_code where tenant_id = ${tenant} and user_id = ${me.id})
      as text`);
  for (const shown of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(kept.text).not.toContain(shown);
});

test('PC-3 beginning again replaces a secret that was never confirmed; one in use stays', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const first = await me.security.beginSecondFactor({ password });
  const second = await me.security.beginSecondFactor({ password });
  expect(await me.security.confirmSecondFactor({ code: codeNow(school, first.result.secret) })).toMatchObject(wrong);
  expect((await me.security.confirmSecondFactor({ code: codeNow(school, second.result.secret) })).status).toBe(1000);
  const on = { status: 1002, msg: '两步验证已开启' };
  expect(await me.security.beginSecondFactor({ password })).toMatchObject(on);
  expect(await me.security.confirmSecondFactor({ code: codeNow(school, second.result.secret) })).toMatchObject(on);
});

test('PC-3 without a second factor there is nothing to confirm, renew or switch off', async () => {
  const me = await aMember(await aSchool());
  const off = { status: 1002, msg: '两步验证未开启' };
  expect(await me.security.confirmSecondFactor({ code: '123456' })).toMatchObject(off);
  expect(await me.security.renewRecoveryCodes({ code: '123456' })).toMatchObject(off);
  expect(await me.security.removeSecondFactor({ password, code: '123456' })).toMatchObject(off);
});

test('PC-3 a code works once, also when it comes twice at the same moment', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { secret } = await aSecondFactor(school, me);
  school.travel(2 * STEP_MS);
  const code = codeNow(school, secret);
  const answers = await Promise.all([1, 2, 3].map(() => me.security.renewRecoveryCodes({ code })));
  expect(answers.filter(({ status }) => status === 1000)).toHaveLength(1);
  expect(await me.security.renewRecoveryCodes({ code })).toMatchObject(wrong);
});

test('PC-3 new recovery codes make the old ones worthless', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { secret, codes } = await aSecondFactor(school, me);
  const [spent = '', old = ''] = codes;
  expect((await me.security.renewRecoveryCodes({ code: spent })).status).toBe(1000);
  expect(await me.security.renewRecoveryCodes({ code: old })).toMatchObject(wrong);
  school.travel(2 * STEP_MS);
  const { result } = await me.security.renewRecoveryCodes({ code: codeNow(school, secret) });
  expect(result.codes).toHaveLength(signInLimits.recoveryCodeCount);
  expect((await me.security.secondFactor()).result.codesLeft).toBe(signInLimits.recoveryCodeCount);
});

test('PC-3 switching off needs password and code, and leaves nothing behind', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { codes } = await aSecondFactor(school, me);
  const [code = '', next = ''] = codes;
  const off = me.security.removeSecondFactor;
  expect((await off({ password: 'Wrong-horse-7', code })).status).toBe(1002);
  expect(await off({ password, code: 'aaaa-aaaa' })).toMatchObject(wrong);
  expect((await me.security.secondFactor()).result).toMatchObject({
    on: true,
    codesLeft: signInLimits.recoveryCodeCount,
  });
  expect((await off({ password, code: ` ${next.toUpperCase().replace('-', ' ')} ` })).status).toBe(1000);
  expect((await me.security.secondFactor()).result).toEqual({ on: false, since: null, codesLeft: 0 });
});

test('PC-3 begin, confirm, renewal and removal stand in the audit log', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { codes } = await aSecondFactor(school, me);
  const { result } = await me.security.renewRecoveryCodes({ code: codes[0] ?? '' });
  await me.security.removeSecondFactor({ password, code: result.codes[0] ?? '' });
  const actions = (await audited(school, me.id)).map(({ action }) => action);
  expect(actions).toEqual(['begin', 'confirm', 'renewRecoveryCodes', 'remove']);
});

test('DR-3 wrong passwords of others at the same address leave the codes alone', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { codes } = await aSecondFactor(school, me);
  await school.db.run(sql`
    insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
    select ${tenant}, ${me.account}, 'password', false, '127.0.0.1', '', ${school.parts.clock()}
    from generate_series(1, ${signInLimits.failuresBeforePause}::int)`);
  expect((await me.security.renewRecoveryCodes({ code: codes[0] ?? '' })).status).toBe(1000);
});

test('DR-3 a stolen session is no place to guess codes: ten wrong ones pause', async () => {
  const school = await aSchool();
  const me = await aMember(school);
  const { codes } = await aSecondFactor(school, me);
  // Further minutes, each with its own number of calls of this kind.
  school.travel(60_000);
  for (let tries = 0; tries < signInLimits.failuresBeforePause; tries++)
    expect(await me.security.renewRecoveryCodes({ code: '000000x' })).toMatchObject(wrong);
  school.travel(60_000);
  const paused = { status: 1002, msg: `登录失败次数过多，请 ${signInLimits.pauseMinutes - 1} 分钟后再试` };
  expect(await me.security.renewRecoveryCodes({ code: codes[0] ?? '' })).toMatchObject(paused);
  school.travel(signInLimits.pauseMinutes * 60_000);
  expect((await me.security.renewRecoveryCodes({ code: codes[0] ?? '' })).status).toBe(1000);
});
