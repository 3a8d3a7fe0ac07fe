import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { buildApp } from '../app.ts';
import { hashPassword } from '../common/passwords.ts';
import { Database } from '../db/database.ts';
import { makeLogger, withoutSecrets } from './logger.ts';

function capture() {
  const lines: string[] = [];
  const logger = makeLogger({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { lines, logger };
}

const entries = (lines: string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('addresses are written without what opens a session or a file', () => {
  expect(withoutSecrets('/files/7?s=abc&x=1')).toBe('/files/7?s=[Redacted]&x=1');
  expect(withoutSecrets('/agenda/0123456789abcdefghij_-.ics')).toBe('/agenda/[Redacted].ics');
  expect(withoutSecrets('/?ticket=ST-1#/login')).toBe('/?ticket=[Redacted]#/login');
  expect(withoutSecrets('/api/blade-auth/oauth/token?tenantId=0&refresh_token=r&scope=all')).toBe(
    '/api/blade-auth/oauth/token?tenantId=0&refresh_token=[Redacted]&scope=all',
  );
});

test('no password and no token reaches the log, whatever happens to the call', async () => {
  const school = await aSchool();
  const { lines, logger } = capture();
  const app = await buildApp({ ...school.parts, logger });
  const password = `P${randomBytes(9).toString('hex')}1`;
  const person = await school.person({ account: 'mei', passwordHash: await hashPassword(password) });
  const wrong = `W${randomBytes(9).toString('hex')}1`;
  const refresh = randomBytes(32).toString('base64url');
  const headers = { host: school.host, 'blade-auth': `bearer ${person.token}`, 'access-token': person.token };
  const send = (options: object) => app.inject({ headers, ...options });

  const signIn = '/api/blade-workbench/auth/auth/modelLogin';
  const signedIn = await send({ method: 'POST', url: signIn, payload: { account: 'mei', password } });
  const tokens = signedIn.json<{ result: { access_token: string; refresh_token: string } }>().result;
  await send({ method: 'POST', url: signIn, payload: { account: 'mei', password: wrong } });
  await send({
    method: 'POST',
    url: signIn,
    payload: `{"password":"${password}"`,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  await send({
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    query: { grant_type: 'refresh_token', refresh_token: refresh },
  });
  await send({ url: `/files/1?s=${refresh}` });
  await send({ url: `/?ticket=${refresh}` });
  await send({ url: `/nowhere?access_token=${person.token}` });
  const broken = new Database({ query: () => Promise.reject(new Error('connection lost')) } as never);
  const ill = await buildApp({ ...school.parts, database: broken, logger });
  await ill.inject({ method: 'POST', url: signIn, headers, payload: { account: 'mei', password } });
  logger.error({
    err: Object.assign(new Error('x'), { password }),
    body: { password },
    req: { method: 'GET', url: `/?token=${refresh}` },
  });

  const log = lines.join('');
  expect(log).toContain('call refused');
  expect(log).toContain('call failed');
  for (const secret of [password, wrong, refresh, person.token, tokens.access_token, tokens.refresh_token])
    expect(log).not.toContain(secret);
});

test('a refused call is one line with its name, its reason and its trace; one that succeeds is none', async () => {
  const school = await aSchool();
  const { lines, logger } = capture();
  const app = await buildApp({ ...school.parts, logger });
  const headers = { host: school.host };
  await app.inject({ method: 'POST', url: '/api/blade-platform/nobody/index/index', headers, payload: {} });
  expect(entries(lines).filter(({ level }) => Number(level) >= 30)).toEqual([]);
  const refused = await app.inject({ url: '/api/blade-user/user/getUserInfo', headers });
  const trace = /\[(\w+)\]/.exec(refused.json<{ msgDetail: string }>().msgDetail)?.[1];
  expect(entries(lines)).toEqual([
    expect.objectContaining({ level: 30, call: 'session.userInfo', code: 'unauthorized', trace }),
  ]);
});
