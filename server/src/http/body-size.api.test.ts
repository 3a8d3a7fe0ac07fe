import { session } from '@yizhan/contract/calls/session.ts';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../test/school.ts';

const json = { 'content-type': 'application/json' };
const deep = '['.repeat(10_000) + ']'.repeat(10_000);
const large = JSON.stringify({ id: 'x'.repeat(serverLimits.maxVisitorBodyBytes) });

async function post(school: School, name: 'signIn' | 'switchIdentity', payload: string, token?: string) {
  const { http, body } = await school.inject(
    { method: 'POST', url: addressOf(session[name]), payload, headers: json },
    token,
  );
  return { http, ...(JSON.parse(body) as { status: number; msg: string }) };
}

test('DR-2 JSON nested too deeply is refused before it is read, with a session and without', async () => {
  const school = await aSchool();
  const { token } = await school.person();
  const refused = { http: 400, status: 400, msg: '提交的内容嵌套层次过多' };
  expect(await post(school, 'signIn', deep)).toMatchObject(refused);
  expect(await post(school, 'switchIdentity', deep, token)).toMatchObject(refused);
});

test('DR-6 a body of very many values is refused before it is read', async () => {
  const school = await aSchool();
  const { token } = await school.person();
  const many = JSON.stringify({ id: Array(serverLimits.maxJsonValues + 1).fill({}) });
  expect(await post(school, 'switchIdentity', many, token)).toMatchObject({ http: 413, msg: '提交的内容过大' });
});

test('DR-2 without a session nothing large is read, whatever the token looks like', async () => {
  const school = await aSchool();
  const { token } = await school.person();
  expect(await post(school, 'signIn', large)).toMatchObject({ http: 413, msg: '提交的内容过大' });
  expect(await post(school, 'switchIdentity', large, 'x'.repeat(40))).toMatchObject({ http: 401 });
  expect(await post(school, 'switchIdentity', large, token)).toMatchObject({ http: 200, status: 4000 });
});
