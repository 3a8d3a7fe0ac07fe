import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';

test('during maintenance the server refuses people, and lets administrators work', async () => {
  const school = await aSchool({ maintenance: { on: true, text: '升级中' } });
  const student = await school.person();
  const administrator = await school.person({ menus: ['userFrameConfig/manage/settings'] });
  expect(await student.session.userInfo()).toMatchObject({ http: 503, msg: '系统维护中，请稍后再来' });
  expect((await administrator.session.userInfo()).status).toBe(1000);
  expect((await school.visitor.session.boot()).result.maintenance).toEqual({ on: true, text: '升级中' });
});
