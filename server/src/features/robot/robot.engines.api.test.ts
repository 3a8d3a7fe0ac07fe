import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';

test('GD-5 the robot’s public fields answer without a token, and nothing else of it does', async () => {
  const school = await aSchool();
  const { http, body } = await school.inject({ url: '/api/blade-platform/questionbasicconfig/baseInfo' });
  expect(http).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ status: 1000, result: { enabled: false, name: '小站' } });
  expect(Object.keys(JSON.parse(body).result)).toEqual(['enabled', 'name']);
  const english = await school.inject({
    url: '/api/blade-platform/questionbasicconfig/baseInfo',
    headers: { 'accept-language': 'en' },
  });
  expect(JSON.parse(english.body).result.name).toBe('Xiaozhan');
});
