import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, anAccount, call, signIn, solvedCaptcha } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const campus = '203.0.113.7';
const attacker = '198.51.100.9';

/** Inserts failures dated a minute ago. A real one would take the time of a password hash. */
const failed = (school: School, times: number, account: string, ip: string) =>
  school.db.run(sql`
    insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
    select ${tenant}, ${account}, 'password', false, ${ip}, '', ${new Date(school.parts.clock().getTime() - 60_000)}
    from generate_series(1, ${times}::int)`);

test('DR-3 after three wrong passwords the right one needs the picture too', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const wrong = () => signIn(school, account, { password: 'Wrong-horse-7' });
  expect((await wrong()).result).toEqual({ captcha: false });
  expect((await wrong()).result).toEqual({ captcha: false });
  expect((await wrong()).result).toEqual({ captcha: true });
  expect(await signIn(school, account)).toMatchObject({ status: 1004, msg: '请输入图形验证码' });
  const { captchaKey } = await solvedCaptcha(school);
  expect(await signIn(school, account, { captchaKey, code: '0000' })).toMatchObject({
    status: 1004,
    msg: '图形验证码错误或已过期',
  });
  expect((await signIn(school, account, await solvedCaptcha(school))).status).toBe(1000);
});

test('DR-3 success forgets the failures before it', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  await failed(school, signInLimits.failuresBeforeCaptcha, account, campus);
  expect((await signIn(school, account, await solvedCaptcha(school), { ip: campus })).status).toBe(1000);
  expect((await signIn(school, account, {}, { ip: campus })).status).toBe(1000);
});

test('DR-3 whoever guesses behind the address of a campus keeps nobody there out for longer than the delay', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  await failed(school, 100, account, campus);
  expect((await signIn(school, account, await solvedCaptcha(school), { ip: campus })).status).toBe(1000);
});

test('DR-3 a campus behind one address still gets in while many of its people mistype', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  await failed(school, signInLimits.failuresPerAddress - 1, anAccount(), campus);
  expect((await call(school, 'boot', {}, { ip: campus })).result.captcha).toBe(false);
  expect((await signIn(school, account, {}, { ip: campus })).status).toBe(1000);
  await failed(school, 1, anAccount(), campus);
  expect((await call(school, 'boot', {}, { ip: campus })).result.captcha).toBe(true);
  expect((await signIn(school, account, {}, { ip: campus })).status).toBe(1004);
  expect((await signIn(school, account, await solvedCaptcha(school), { ip: campus })).status).toBe(1000);
  expect((await signIn(school, account, {}, { ip: attacker })).status).toBe(1000);
});

test('DR-3 many attempts at the same moment are counted one by one', async () => {
  const school = await aSchool();
  const { account } = await aMember(school);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => signIn(school, account, { password: 'Wrong-horse-7' })),
  );
  const refusals = answers.map((answer) => answer.status).sort();
  expect(refusals).toEqual([...Array(3).fill(1002), ...Array(9).fill(1004)]);
});

test('DR-3 an account that does not exist is limited like one that does', async () => {
  const school = await aSchool();
  const account = anAccount();
  await failed(school, signInLimits.failuresBeforeCaptcha, account, attacker);
  expect((await signIn(school, account, {}, { ip: attacker })).status).toBe(1004);
});

test('a picture is good for one try, five minutes, and its own school', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const { account } = await aMember(school);
  await failed(school, signInLimits.failuresBeforeCaptcha, account, attacker);
  const spent = await solvedCaptcha(school);
  await signIn(school, account, { captchaKey: spent.captchaKey, code: 'WRONG' });
  expect((await signIn(school, account, spent)).status).toBe(1004);
  expect((await signIn(school, account, await solvedCaptcha(other))).status).toBe(1004);
  const old = await solvedCaptcha(school);
  school.travel(signInLimits.captchaSeconds * 1000 + 1);
  expect((await signIn(school, account, old)).status).toBe(1004);
  const fresh = await solvedCaptcha(school);
  expect((await signIn(school, account, { ...fresh, code: fresh.code.toLowerCase() })).status).toBe(1000);
});

test('DR-3 the picture is delivered as pixels, not as lines, and holds no word of its answer', async () => {
  const school = await aSchool();
  const { result } = await school.visitor.session.captcha();
  const [, encoded = ''] = /^data:image\/webp;base64,(.+)$/.exec(result.image) ?? [];
  const picture = Buffer.from(encoded, 'base64');
  const { format, exif, xmp } = await sharp(picture).metadata();
  expect({ format, exif, xmp }).toEqual({ format: 'webp', exif: undefined, xmp: undefined });
  const { answer } = await school.db.one<{ answer: string }>(sql`
    select answer from captcha where tenant_id = ${tenant} and key = ${result.captchaKey}`);
  expect(JSON.stringify(result.captchaKey)).not.toContain(answer);
  expect(picture.toString('latin1')).not.toMatch(/<svg|<path|<text/);
});
