import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';

const theme = { themeId: 'x', themeName: '青', themeColor: '#0a7a3c', themeImg: null, themeImgBorderColor: null };

test('API-STATIC the four small files answer what the school has set', async () => {
  const school = await aSchool({ theme, session: { expireTime: 1200, outLogTip: '请重新登录' } });
  const read = async (url: string) => {
    const { http, body, headers } = await school.inject({ url });
    expect(http).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    return JSON.parse(body) as unknown;
  };
  expect(await read('/lib/staticConfig.json')).toMatchObject({ tenantId: school.tenant, name: '测试大学' });
  expect(await read('/lib/filterNumberFieldAliasArr.json')).toEqual(
    expect.arrayContaining(['学号', '身份证号', '手机号', '银行卡号']),
  );
  expect(await read('/lib/sessionExpiration.json')).toEqual({ expireTime: 1200, outLogTip: '请重新登录' });
  expect(await read('/theme/theme.json')).toEqual(theme);
});
