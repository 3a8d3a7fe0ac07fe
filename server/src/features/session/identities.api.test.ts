import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { addIdentity, aMember, call, signedIn } from '../../../test/sign-in.ts';

test('RO-1 switching identity answers new tokens of the same session with the other one’s roles', async () => {
  const school = await aSchool();
  const { account, id, roleId } = await aMember(school, { type: 1 });
  const teacher = await addIdentity(school, id, { type: 3, menus: ['userFrameConfig/manage/users'] });
  const first = await signedIn(school, account);
  const info = async (token: string) => (await call(school, 'init', {}, { token })).result.me;
  expect(await info(first.access_token)).toMatchObject({ user: { roleId, roleType: 1 }, configurationMenu: [] });

  const { status, result } = await call(school, 'switchIdentity', { id: teacher.id }, { token: first.access_token });
  expect(status).toBe(1000);
  expect(result.access_token).not.toBe(first.access_token);
  expect(await info(result.access_token)).toMatchObject({
    user: { roleId: teacher.roleId, roleType: 3 },
    configurationMenu: [{ code: 'userFrameConfig/manage/users' }],
  });
  await call(school, 'signOut', {}, { headers: { 'access-token': first.access_token } });
  expect((await call(school, 'userInfo', {}, { token: result.access_token })).http).toBe(401);
});

test('RO-1 rights hang on roles, never on the type of an identity alone', async () => {
  const school = await aSchool();
  const plain = await school.person({ type: 4 });
  const editor = await school.person({ type: 4, menus: ['cardBusinessConfig'] });
  const menuOf = async (person: typeof plain) => (await person.session.init()).result.me?.configurationMenu;
  expect(await menuOf(plain)).toEqual([]);
  expect(await menuOf(editor)).toHaveLength(1);
});

test('after the switch the earlier refresh token is spent', async () => {
  const school = await aSchool();
  const { account, id } = await aMember(school);
  const other = await addIdentity(school, id);
  const first = await signedIn(school, account);
  const { result } = await call(school, 'switchIdentity', { id: other.id }, { token: first.access_token });
  const renew = (refresh_token: string) =>
    call(school, 'refresh', { grant_type: 'refresh_token', scope: 'all', refresh_token });
  expect((await renew(first.refresh_token)).http).toBe(401);
  expect((await renew(result.refresh_token)).status).toBe(1000);
});

test('DR-1 an identity of somebody else, of another school, or not valid today is refused alike', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const me = await school.person();
  const colleague = await school.person();
  const stranger = await other.person();
  const past = await addIdentity(school, me.id, { validTo: '2020-06-30' });
  const future = await addIdentity(school, me.id, { validFrom: '2999-09-01' });
  for (const id of [colleague.identityId, stranger.identityId, past.id, future.id, '999999999999']) {
    expect(await me.session.switchIdentity({ id })).toMatchObject({ status: 1002, msg: '该身份不存在或已失效' });
  }
  expect((await me.session.userInfo()).status).toBe(1000);
});

test('RO-1 one’s identities are listed with their names; those not valid today are left out', async () => {
  const school = await aSchool();
  const me = await school.person({ type: 2, number: 'S2024001' });
  const teacher = await addIdentity(school, me.id, { type: 3 });
  await addIdentity(school, me.id, { type: 6, validTo: '2020-06-30' });
  const { result } = await me.session.init();
  expect(result.me?.identities).toEqual([
    { id: me.identityId, type: 2, typeName: '研究生', number: 'S2024001', deptName: '', post: '', active: true },
    { id: teacher.id, type: 3, typeName: '教师', number: '', deptName: '', post: '', active: false },
  ]);
});
