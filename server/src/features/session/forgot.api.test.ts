import { expect, test } from 'vitest';
import { aMailServer } from '../../../test/mail-server.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { aMember, anAccount, signIn, solvedCaptcha } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const sealed = (school: School, password: string) => school.parts.secrets.seal('mail', password);

async function aSchoolWithMail() {
  const server = await aMailServer();
  const school = await aSchool({}, { INWARD_HOSTS: `127.0.0.1:${server.port}` });
  const mail = {
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    user: 'portal',
    password: sealed(school, 'mail-secret'),
    from: 'portal@school.test',
  };
  await school.db.run(sql`
    update tenant set settings = jsonb_set(settings, '{mail}', ${JSON.stringify(mail)}::jsonb) where id = ${tenant}`);
  school.parts.bus.publish('tenant.changed', { tenantId: school.tenant });
  return { school, server };
}

const forgot = async (school: School, account: string) =>
  school.visitor.session.forgot({ account, ...(await solvedCaptcha(school)) });

const withAddress = (school: School, id: string, email: string) =>
  school.db.run(sql`update app_user set email = ${email} where tenant_id = ${tenant} and id = ${id}`);

test('without a mail server the forgotten password is the administrator’s matter', async () => {
  const school = await aSchool();
  expect(await forgot(school, anAccount())).toMatchObject({
    status: 1002,
    msg: '学校尚未开通邮件服务，请联系管理员重置密码',
  });
});

test('a forgotten password is set by the link in one’s mailbox', async () => {
  const { school, server } = await aSchoolWithMail();
  const { id, account } = await aMember(school, { name: '赵敏' });
  await withAddress(school, id, 'zhao@school.test');
  expect((await forgot(school, account)).status).toBe(1000);
  const letter = await server.letter();
  expect(letter).toMatchObject({
    from: 'portal@school.test',
    to: 'zhao@school.test',
    login: { user: 'portal', password: 'mail-secret' },
    subject: '测试大学：重置密码',
  });
  expect(letter.text).toMatch('赵敏，您好');
  const [, code = ''] = /\/#\/forgot\?code=([\w-]+)/.exec(letter.text) ?? [];
  expect((await school.visitor.session.linkInfo({ code })).result).toMatchObject({ kind: 'reset', account });
  expect((await school.visitor.session.useLink({ code, password: 'Better-horse-8' })).status).toBe(1000);
  expect((await signIn(school, account, { password: 'Better-horse-8' })).status).toBe(1000);
  await server.close();
});

test('the answer never tells whether an account or its address exists', async () => {
  const { school, server } = await aSchoolWithMail();
  const without = await aMember(school);
  const known = await forgot(school, without.account);
  const unknown = await forgot(school, anAccount());
  expect({ ...known, msgDetail: '' }).toEqual({ ...unknown, msgDetail: '' });
  expect(known.status).toBe(1000);
  await server.close();
});

test('nobody asks without reading a picture', async () => {
  const { school, server } = await aSchoolWithMail();
  const { captchaKey } = await solvedCaptcha(school);
  const refused = await school.visitor.session.forgot({ account: anAccount(), captchaKey, code: '0000' });
  expect(refused).toMatchObject({ status: 1004, msg: '图形验证码错误或已过期' });
  await server.close();
});

test('a mailbox gets one letter a minute, however often it is asked for', async () => {
  const { school, server } = await aSchoolWithMail();
  const { id, account } = await aMember(school);
  await withAddress(school, id, 'zhao@school.test');
  await forgot(school, account);
  await server.letter();
  await forgot(school, account);
  school.travel(61_000);
  await forgot(school, account);
  await server.letter();
  const links = await school.db.many(sql`select id from one_time_link where tenant_id = ${tenant}`);
  expect(links).toHaveLength(2);
  await server.close();
});

test('the link leads to the configured address, whatever Host the request names', async () => {
  const { school, server } = await aSchoolWithMail();
  const { id, account } = await aMember(school);
  await withAddress(school, id, 'zhao@school.test');
  await school.inject({
    method: 'POST',
    url: '/api/blade-workbench/nobody/forgot',
    headers: { host: 'evil.example', 'tenant-id': school.tenant },
    payload: { account, ...(await solvedCaptcha(school)) },
  });
  const { text } = await server.letter();
  expect(text).toContain(`http://${school.host}:8080/#/forgot?code=`);
  expect(text).not.toContain('evil.example');
  await server.close();
});
