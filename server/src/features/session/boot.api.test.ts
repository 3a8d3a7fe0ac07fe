import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { call } from '../../../test/sign-in.ts';
import { prepareTenant } from '../../db/seed/prepare.ts';
import { sql, tenant } from '../../db/sql.ts';

test('boot tells a visitor the school, how to sign in, its theme and the server’s time', async () => {
  const school = await aSchool({ shortName: '测大', theme: themed('#336699') });
  const { status, result } = await school.visitor.session.boot({ host: school.host });
  expect(status).toBe(1000);
  expect(result).toMatchObject({
    tenant: { id: school.tenant, name: '测试大学', shortName: '测大' },
    loginWays: ['password'],
    mail: false,
    captcha: false,
    passwordPolicy: { shortest: signInLimits.minPasswordLength, longest: signInLimits.maxPasswordLength },
    publicTheme: { themeColor: '#336699' },
    maintenance: { on: false },
  });
  const shanghai = new Date(school.parts.clock().getTime() + 8 * 3_600_000).toISOString();
  expect(result.serverTime.slice(0, 13)).toBe(shanghai.slice(0, 13).replace('T', ' '));
});

test('boot never tells the mail server’s password, nor any other secret of the school', async () => {
  const mail = { host: 'mail.x.cn', port: 25, secure: false, user: 'portal', password: 'sealed-thing', from: 'a@x.cn' };
  const school = await aSchool({ mail });
  const answer = await school.visitor.session.boot({});
  expect(answer.result.mail).toBe(true);
  expect(JSON.stringify(answer)).not.toMatch(/sealed-thing|mail\.x\.cn/);
});

test('boot asks for the first administrator until one can sign in', async () => {
  const school = await aSchool();
  await prepareTenant(school.db);
  expect((await school.visitor.session.boot({})).result.firstAdministrator).toBe(true);
  const { identityId } = await school.person();
  await school.db.run(sql`
    insert into identity_role (tenant_id, identity_id, role_id)
    select ${tenant}, ${identityId}, id from role where tenant_id = ${tenant} and code = 'TENANT_ADMIN'`);
  expect((await school.visitor.session.boot({})).result.firstAdministrator).toBe(false);
});

test('RO-6 a signed-in person’s boot is of their own school, whatever the body names', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const person = await school.person();
  const { result } = await person.session.boot({ tenantId: other.tenant, host: other.host });
  expect(result.tenant.id).toBe(school.tenant);
});

test('SE-8 init answers the login config to anyone, and the person only with a valid token', async () => {
  const school = await aSchool({ session: { expireTime: 1200, outLogTip: '请重新登录' } });
  const open = await school.visitor.session.init();
  expect(open).toMatchObject({ status: 1000, result: { me: null } });
  expect(open.result.loginConfig.eduSystemManageIdentityAuth).toEqual({
    status: 1,
    isSelfCas: 1,
    casLoginUrl: '',
    casLogoutUrl: '',
  });
  expect(open.result.sessionExpiration).toEqual({ expireTime: 1200, outLogTip: '请重新登录' });
  expect((await call(school, 'init', {}, { token: 'x'.repeat(43) })).result.me).toBeNull();
});

test('EN-2 init carries what the client keeps: configurationMenu, roleId, roleType, userComb', async () => {
  const school = await aSchool();
  const person = await school.person({
    type: 4,
    menus: ['userFrameConfig/manage/roles', 'cardBusinessConfig'],
  });
  const me = (await person.session.init()).result.me;
  expect(me).toMatchObject({
    user: { user_id: person.id, roleId: person.roleId, roleType: 4, tenantId: school.tenant },
    roles: [{ id: person.roleId, code: `R_${person.account}` }],
    configurationMenu: [
      { code: 'cardBusinessConfig', name: '卡片配置', path: '/home/cardBusinessConfig' },
      { code: 'userFrameConfig/manage/roles', name: '角色与权限', path: '/userFrameConfig/manage/roles' },
    ],
    locked: false,
  });
  expect(me?.userComb).toBeTruthy();
});

test('userComb names the person and the moment, is signed, and is new each time', async () => {
  const school = await aSchool();
  const person = await school.person();
  const comb = async () => (await person.session.init()).result.me?.userComb ?? '';
  const given = await comb();
  const [content = '', signature = ''] = given.split('.');
  expect(school.parts.secrets.verify('userComb', content, signature)).toBe(true);
  expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toMatchObject({
    userId: person.id,
    tenantId: school.tenant,
    account: person.account,
    identity: person.identityId,
    ts: expect.any(Number),
    nonce: expect.any(String),
  });
  expect(await comb()).not.toBe(given);
});

test('a locked session still learns who it is, so that a reload stays locked', async () => {
  const school = await aSchool();
  const person = await school.person();
  await school.db.run(sql`
    update session set locked_at = now() where tenant_id = ${tenant} and user_id = ${person.id}`);
  expect((await person.session.init()).result.me).toMatchObject({ locked: true, user: { account: person.account } });
  expect((await person.session.userInfo()).http).toBe(423);
});

test('an English browser reads the menu in English', async () => {
  const school = await aSchool();
  const { token } = await school.person({ menus: ['cardBusinessConfig'] });
  const { result } = await call(school, 'init', {}, { token, headers: { 'accept-language': 'en' } });
  expect(result.me?.configurationMenu[0]?.name).toBe('Cards');
});

const themed = (themeColor: string) => ({
  themeId: 'x',
  themeName: 'x',
  themeColor,
  themeImg: null,
  themeImgBorderColor: null,
});
