import type { SettingsDetail, SettingsInput } from '@yizhan/contract/entities/settings.ts';
import { expect, test } from 'vitest';
import { aMailServer } from '../../../test/mail-server.ts';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/settings'] as const;
const mail = { host: '127.0.0.1', port: 25, secure: false, user: 'portal', from: '一站 <portal@example.edu.cn>' };

/** What a form submits if nothing was changed. */
const unchanged = ({ mail, ...rest }: SettingsDetail): SettingsInput & { version: string } => {
  if (!mail) return { ...rest, mail: null };
  const { hasPassword: _, ...server } = mail;
  return { ...rest, mail: server };
};

test('the settings that are saved are what everybody sees before signing in, and open pages are told', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const hints: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => void (tenantId === school.tenant && hints.push(topic)));
  expect((await school.visitor.session.boot()).result.tenant.name).toBe('测试大学');
  const before = unchanged((await admin.settings.get()).result);
  const saved = await admin.settings.update({
    ...before,
    name: '明德大学',
    slogan: '一次办好',
    themeColor: '#7a1f2b',
  });
  expect(saved.status).toBe(1000);
  const { result } = await school.visitor.session.boot();
  expect(result).toMatchObject({
    tenant: { name: '明德大学', slogan: '一次办好' },
    publicTheme: { themeColor: '#7a1f2b' },
  });
  expect(hints).toContain('theme');
});

test('the mail password is sealed at rest, never on the wire, and stays when it is not given again', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const before = unchanged((await admin.settings.get()).result);
  const first = (await admin.settings.update({ ...before, mail: { ...mail, password: 'Geheim#1' } })).result;
  expect(first.mail).toEqual({ ...mail, hasPassword: true });
  const again = await admin.settings.update({ ...unchanged(first), name: '新名' });
  expect(again.result.mail?.hasPassword).toBe(true);
  const kept = await school.db.one<{ settings: string; log: string }>(sql`
    select settings::text as settings, (select string_agg(after::text, '') from audit_log where tenant_id = ${tenant}) as log
    from tenant where id = ${tenant}`);
  expect(kept.settings + kept.log).not.toContain('Geheim');
});

test('a test letter goes out by the stored server; one that is gone is told in our words', async () => {
  const school = await aSchool({}, { INWARD_HOSTS: mail.host });
  const admin = await school.person({ menus });
  expect((await admin.settings.testMail({ to: 'a@example.edu.cn' })).msg).toContain('尚未开通邮件服务');
  const server = await aMailServer();
  const before = unchanged((await admin.settings.get()).result);
  await admin.settings.update({ ...before, mail: { ...mail, port: server.port, password: 'secret' } });
  expect((await admin.settings.testMail({ to: 'a@example.edu.cn' })).status).toBe(1000);
  expect(await server.letter()).toMatchObject({
    to: 'a@example.edu.cn',
    login: { user: 'portal', password: 'secret' },
    subject: '测试大学：测试邮件',
  });
  await server.close();
  const gone = await admin.settings.testMail({ to: 'a@example.edu.cn' });
  expect(gone.status).toBe(1002);
  expect(gone.msg).toBe('邮件没有发出，没有连上邮件服务器：无法建立连接');
});

test('DR-8 a test letter reaches no inner server that the installation does not name', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const server = await aMailServer();
  const before = unchanged((await admin.settings.get()).result);
  await admin.settings.update({ ...before, mail: { ...mail, port: server.port, password: 'secret' } });
  const refused = await admin.settings.testMail({ to: 'a@example.edu.cn' });
  expect(refused).toMatchObject({ status: 1002, msg: expect.stringContaining('这是内部网络的地址，服务器不会访问它') });
  expect(server.passwords).toEqual([]);
  await server.close();
});

test('who saves another mail server without its password sends no password there', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const before = unchanged((await admin.settings.get()).result);
  const first = await admin.settings.update({ ...before, mail: { ...mail, password: 'Geheim#1' } });
  const thief = await aMailServer();
  const moved = { ...mail, port: thief.port };
  const saved = await admin.settings.update({ ...unchanged(first.result), mail: moved });
  expect(saved.result.mail).toEqual({ ...moved, hasPassword: false });
  const tried = await admin.settings.testMail({ to: 'a@example.edu.cn' });
  expect(tried).toMatchObject({ status: 1002, msg: '邮件没有发出：请填写邮件服务器的密码并保存' });
  expect(thief.passwords).toEqual([]);
  await thief.close();
});

test('who saves over somebody else’s settings is told who and when (9009)', async () => {
  const school = await aSchool();
  const first = await school.person({ menus, name: '王老师' });
  const second = await school.person({ menus });
  const held = unchanged((await second.settings.get()).result);
  await first.settings.update({ ...held, slogan: '一' });
  const late = await second.settings.update({ ...held, slogan: '二' });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师', what: '测试大学' } });
  expect((await second.settings.get()).result.slogan).toBe('一');
});

test('AU-1 a change of the settings is on record, secrets hidden', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const before = unchanged((await admin.settings.get()).result);
  await admin.settings.update({ ...before, name: '明德大学' });
  const [line] = await school.db.many(
    sql`select action, before, after from audit_log where tenant_id = ${tenant} and entity = 'settings'`,
  );
  expect(line).toMatchObject({ action: 'update', before: { name: '测试大学' }, after: { name: '明德大学' } });
});

test('DR-2 addresses that run, hosts that are none and colours that are none are refused', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const before = unchanged((await admin.settings.get()).result);
  for (const wrong of [
    { frameHosts: ['evil.cn:99999'] },
    { frameHosts: ['https://a.b/c'] },
    { themeColor: 'red' },
    { logo: 'https://elsewhere/logo.png' },
    { mail: { ...mail, from: 'a\r\nBcc: b@c.d' } },
  ])
    expect((await admin.settings.update({ ...before, ...wrong })).status).toBe(4000);
});

test('DR-1 a picture of somebody else cannot become the crest', async () => {
  const school = await aSchool();
  const admin = await school.person({ menus });
  const clerk = await school.person();
  const aPicture = (owner: string) =>
    school.db.one<{ id: string }>(sql`insert into file_object (tenant_id, owner_id, name, mime, size, sha256, audience)
      values (${tenant}, ${owner}, 'a.png', 'image/png', 1, 'x', 'owner') returning id`);
  const before = unchanged((await admin.settings.get()).result);
  const theirs = await aPicture(clerk.id);
  expect((await admin.settings.update({ ...before, logo: `/files/${theirs.id}` })).status).toBe(4040);
  const own = await aPicture(admin.id);
  expect((await admin.settings.update({ ...before, logo: `/files/${own.id}` })).status).toBe(1000);
  const { audience } = await school.db.one<{ audience: string }>(
    sql`select audience from file_object where tenant_id = ${tenant} and id = ${own.id}`,
  );
  expect(audience).toBe('public');
});
