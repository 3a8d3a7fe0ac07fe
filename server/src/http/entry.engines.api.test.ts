import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../test/school.ts';
import { aDepartment, aService } from '../../test/services.ts';
import { fillAddress } from '../cards/address-parameters.ts';
import { sql, tenant } from '../db/sql.ts';
import { hashEntryToken } from '../domain/entry/queries.ts';

const SECRET = 'what the service’s own server knows';

type Options = Parameters<typeof aService>[1];

/** A service whose server can verify who opened it. */
async function aVerifier({ db }: School, options: Partial<Options> = {}) {
  const { name = '财务系统', code = 'finance', accessWay = accessWays.comb } = options;
  const id = await aService(db, { ...options, name, code, accessWay, url: 'https://cw.example/' });
  await db.run(
    sql`update service set verify_secret = ${hashEntryToken(SECRET)} where tenant_id = ${tenant} and id = ${id}`,
  );
  return id;
}

const basic = (code: string, secret: string) => `Basic ${Buffer.from(`${code}:${secret}`).toString('base64')}`;

async function verify(school: School, payload: object, authorization: string | null = basic('finance', SECRET)) {
  const { http, body, headers } = await school.inject({
    method: 'POST',
    url: '/open/v1/sso/verify',
    payload,
    headers: authorization === null ? {} : { authorization },
  });
  const { status, msg, result } = JSON.parse(body) as { status: number; msg: string; result: unknown };
  return { http, status, msg, result, headers };
}

/** The combStr a browser stores, and the person's click on the service it is taken to; the code of an opening. */
const storedComb = async (person: TestPerson) => (await person.session.init()).result.me?.userComb ?? '';
async function combFor(person: TestPerson, serviceId: string) {
  const combStr = await storedComb(person);
  await person.services.click({ serviceId });
  return combStr;
}
const wordIn = async (person: TestPerson, serviceId: string, name: string) =>
  new URL((await person.services.address({ serviceId })).result.serviceUrl).searchParams.get(name) ?? '';

const REFUSED = { status: 1002, msg: '凭证无效、已过期或已使用', result: null };

test('HL-11 the other side verifies a combStr and learns who came; a second time it is refused', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school);
  const deptId = await aDepartment(school.db, '计财处');
  const person = await school.person({ name: '周敏', type: identityTypes.staff, number: '20180007', deptId });
  const combStr = await combFor(person, serviceId);
  const answer = await verify(school, { combStr });
  expect(answer).toMatchObject({ http: 200, status: 1000 });
  expect(answer.result).toEqual({
    account: person.account,
    name: '周敏',
    userCode: '20180007',
    identity: identityTypes.staff,
    identityName: '',
    department: '计财处',
    departmentCode: '计财处',
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await verify(school, { combStr })).toMatchObject(REFUSED);
});

test('HL-11 of many who bring the same word at once one is answered', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school, { accessWay: accessWays.code });
  const person = await school.person();
  for (const payload of [
    { combStr: await combFor(person, serviceId) },
    { code: await wordIn(person, serviceId, 'code') },
  ]) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(school, payload)));
    expect(answers.filter(({ status }) => status === 1000)).toHaveLength(1);
  }
});

test('HL-11 a combStr is good for five minutes and no longer', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school);
  const person = await school.person();
  const [early, late] = [await combFor(person, serviceId), await storedComb(person)];
  school.travel((openingLimits.userCombSeconds - 5) * 1000);
  expect((await verify(school, { combStr: early })).status).toBe(1000);
  school.travel(6_000);
  expect(await verify(school, { combStr: late })).toMatchObject(REFUSED);
});

test('HL-11 a tampered or made-up combStr is refused', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school);
  const [person, other] = [await school.person(), await school.person()];
  const combStr = await combFor(person, serviceId);
  const [content = '', signature = ''] = combStr.split('.');
  const claims = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, userId: other.id, account: other.account })).toString(
    'base64url',
  );
  const made = `${content}.${school.parts.secrets.sign('another purpose', content)}`;
  for (const word of [`${forged}.${signature}`, `${content}.`, content, made, `${combStr}x`, `${combStr}.x`, 'x', '.'])
    expect(await verify(school, { combStr: word })).toMatchObject(REFUSED);
  expect((await verify(school, { combStr })).status).toBe(1000);
});

test('HL-11 a one-time code works once, for a minute, at the service it was made for', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school, { accessWay: accessWays.code });
  await aVerifier(school, { name: '学工系统', code: 'students', accessWay: accessWays.code });
  const person = await school.person();
  const code = await wordIn(person, serviceId, 'code');
  expect(await verify(school, { code }, basic('students', SECRET))).toMatchObject(REFUSED);
  expect(await verify(school, { code })).toMatchObject({ status: 1000, result: { account: person.account } });
  expect(await verify(school, { code })).toMatchObject(REFUSED);
  const late = await wordIn(person, serviceId, 'code');
  school.travel(openingLimits.entryCodeSeconds * 1000 + 1);
  expect(await verify(school, { code: late })).toMatchObject(REFUSED);
});

test('HL-11 a combStr made for one service is refused at another', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school);
  await aVerifier(school, { name: '学工系统', code: 'students' });
  const combStr = await wordIn(await school.person(), serviceId, 'combStr');
  expect(await verify(school, { combStr }, basic('students', SECRET))).toMatchObject(REFUSED);
  expect((await verify(school, { combStr })).status).toBe(1000);
});

test('DR-5 SO-2 the stored userComb tells who came only to a service that the person opened meanwhile', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school);
  const other = await aVerifier(school, { name: '学工系统', code: 'students' });
  const [person, somebody] = [await school.person(), await school.person()];
  const asOther = basic('students', SECRET);
  await somebody.services.click({ serviceId });
  const combStr = await storedComb(person);
  expect(await verify(school, { combStr })).toMatchObject(REFUSED);
  await person.services.click({ serviceId });
  expect(await verify(school, { combStr }, asOther)).toMatchObject(REFUSED);
  expect(await verify(school, { combStr })).toMatchObject({ status: 1000, result: { account: person.account } });
  expect(await verify(school, { combStr })).toMatchObject(REFUSED);
  await person.services.click({ serviceId: other });
  expect(await verify(school, { combStr }, asOther)).toMatchObject(REFUSED);
});

test('DR-5 a service opened before is not told with a later userComb; a click again soon after the first counts', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school);
  const person = await school.person();
  await combFor(person, serviceId);
  school.travel((serviceLimits.visitDedupeSeconds - 5) * 1000);
  const again = await combFor(person, serviceId);
  expect((await verify(school, { combStr: again })).status).toBe(1000);
  school.travel(10_000);
  expect(await verify(school, { combStr: await storedComb(person) })).toMatchObject(REFUSED);
});

test('DR-5 a word filled into a card’s source is worth something to that source’s own service alone', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school);
  const person = await school.person();
  const now = school.parts.clock();
  const whole = { ...person, tenantId: school.tenant, name: '', sessionId: '', way: 'password' as const, roleIds: [] };
  const rest = { roleType: 1, deptId: null, deptIds: [], menus: new Set<string>(), locked: false, viewAs: null };
  const asker = { db: school.db, now, secrets: school.parts.secrets, caller: { language: 'en' as const } };
  const wordAt = async (address: string) => {
    const { url } = await fillAddress(`${address}?c=$\{comb}`, { ...asker, person: { ...whole, ...rest } });
    return new URL(url).searchParams.get('c') ?? '';
  };
  await person.services.click({ serviceId });
  for (const elsewhere of ['https://evil.example/rows', 'http://cw.example/rows', 'https://cw.example:8443/rows'])
    expect(await verify(school, { combStr: await wordAt(elsewhere) })).toMatchObject(REFUSED);
  const combStr = await wordAt('https://cw.example/api/rows');
  expect(await verify(school, { combStr })).toMatchObject({ status: 1000, result: { account: person.account } });
  expect(await verify(school, { combStr })).toMatchObject(REFUSED);
});

test('HL-11 who cannot prove to be a service’s server is answered nothing', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const serviceId = await aVerifier(school);
  await aVerifier(other, { code: 'theirs' });
  await aService(school.db, { name: '没有密钥', code: 'bare' });
  const combStr = await combFor(await school.person(), serviceId);
  const wrong = [
    null,
    'Basic',
    'Basic !!!',
    `Bearer ${SECRET}`,
    basic('finance', 'guess'),
    basic('finance', ''),
    basic('theirs', SECRET),
    basic('bare', ''),
    basic('bare', 'x'),
    basic('nobody', SECRET),
    basic('fin\0ance', SECRET),
    `Basic ${Buffer.from('finance').toString('base64')}`,
  ];
  for (const authorization of wrong) {
    const answer = await verify(school, { combStr }, authorization);
    expect(answer).toMatchObject({ http: 401, status: 401, result: null });
    expect(answer.headers['www-authenticate']).toContain('Basic');
  }
  expect((await verify(school, { combStr })).status).toBe(1000);
});

test('HL-11 a word of another school is refused, whoever asks', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  await aVerifier(school);
  const combStr = await combFor(await other.person(), await aVerifier(other));
  expect(await verify(school, { combStr })).toMatchObject(REFUSED);
  expect((await verify(other, { combStr })).status).toBe(1000);
});

test('HL-6 a service learns nothing of people it is not for, nor of those who were disabled meanwhile', async () => {
  const school = await aSchool();
  const serviceId = await aVerifier(school, { identityTypes: [identityTypes.teacher] });
  const [student, teacher] = [
    await school.person({ type: identityTypes.undergraduate }),
    await school.person({ type: identityTypes.teacher }),
  ];
  expect(await verify(school, { combStr: await combFor(student, serviceId) })).toMatchObject(REFUSED);
  const combStr = await combFor(teacher, serviceId);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${teacher.id}`);
  expect(await verify(school, { combStr })).toMatchObject(REFUSED);
});

test('HL-6 a service of a department learns who came from below it, and nothing of others', async () => {
  const school = await aSchool();
  const faculty = await aDepartment(school.db, '理学部');
  const serviceId = await aVerifier(school, { userDeptIds: [faculty] });
  const below = await school.person({ deptId: await aDepartment(school.db, '物理系', faculty) });
  expect((await verify(school, { combStr: await combFor(below, serviceId) })).status).toBe(1000);
  expect(await verify(school, { combStr: await combFor(await school.person(), serviceId) })).toMatchObject(REFUSED);
});

test('a withdrawn service verifies nobody', async () => {
  const school = await aSchool();
  await aVerifier(school, { status: 'OFF' });
  expect((await verify(school, { combStr: await storedComb(await school.person()) })).http).toBe(401);
});

test('what is no question is told so, and never breaks the server', async () => {
  const school = await aSchool();
  await aVerifier(school);
  for (const payload of [{}, { combStr: 7 }, { combStr: '' }, { code: ['x'] }, { code: 'x'.repeat(5_000) }, []])
    expect((await verify(school, payload)).status).toBe(4000);
  expect((await verify(school, { code: 'a\u0000b' })).status).toBe(1002);
});

test('whoever asks too often has to wait', async () => {
  const school = await aSchool();
  // Start at the beginning of a minute, so that no new one begins during the test.
  school.travel(60_000 - (school.parts.clock().getTime() % 60_000));
  let last = 0;
  for (let n = 0; n <= openingLimits.verifiesPerMinute; n += 1) last = (await verify(school, {}, null)).http;
  expect(last).toBe(429);
});
