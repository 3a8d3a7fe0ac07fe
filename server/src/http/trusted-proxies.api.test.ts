import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../test/school.ts';
import { aMember, call, signIn } from '../../test/sign-in.ts';
import { buildApp } from '../app.ts';
import { sql, tenant } from '../db/sql.ts';

const balancer = '10.20.0.5';
const behind = (forwarded: string, ip = balancer) => ({ ip, headers: { 'x-forwarded-for': forwarded } });
const TRUSTED_PROXIES = '10.20.0.0/16, 192.0.2.7, fd00::/8';

/** The client addresses the server sees for requests from `ip` with these forwarded addresses. */
async function knownAs(env: Record<string, string>, coming: readonly (readonly [ip: string, forwarded: string])[]) {
  const app = await buildApp((await aSchool({}, env)).parts);
  app.get('/as', async (request) => request.ip);
  const known: string[] = [];
  for (const [remoteAddress, forwarded] of coming) {
    const answer = await app.inject({ url: '/as', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    known.push(answer.body);
  }
  return known;
}

test('who is forwarded by a balancer that was named is known by the own address', async () => {
  const through = [
    [balancer, '203.0.113.7'],
    ['192.0.2.7', '203.0.113.7'],
    ['fd12::1', '203.0.113.7'],
    [`::ffff:${balancer}`, '203.0.113.7'],
    [balancer, '203.0.113.7, 10.20.9.9'],
  ] as const;
  expect(await knownAs({ TRUSTED_PROXIES }, through)).toEqual(through.map(() => '203.0.113.7'));
});

test('what a person wrote before what the balancer wrote is not believed', async () => {
  const claimed = ['198.51.100.1', balancer, '127.0.0.1', 'nonsense', '198.51.100.1, 10.20.0.1'];
  const through = claimed.map((claim) => [balancer, `${claim}, 203.0.113.7`] as const);
  expect(await knownAs({ TRUSTED_PROXIES }, through)).toEqual(claimed.map(() => '203.0.113.7'));
});

test('who was not named is known by the own address, whatever it forwards; this machine then has to be named, too', async () => {
  const others = ['10.21.0.5', '192.0.2.8', '127.0.0.1', '::1', '2001:db8::1'];
  expect(
    await knownAs(
      { TRUSTED_PROXIES },
      others.map((ip) => [ip, '203.0.113.7']),
    ),
  ).toEqual(others);
});

test('nothing named: a proxy on this machine is believed, and no other', async () => {
  const coming = ['127.0.0.1', '::1', '::ffff:127.0.0.1', balancer];
  expect(
    await knownAs(
      {},
      coming.map((ip) => [ip, '203.0.113.7']),
    ),
  ).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7', balancer]);
});

test('DR-3 people behind the balancer are counted one by one: who guesses there makes it hard for nobody else', async () => {
  const school = await aSchool({}, { TRUSTED_PROXIES });
  const { account } = await aMember(school);
  const [attacker, person] = [behind('198.51.100.9'), behind('203.0.113.7')];
  await signIn(school, account, { password: 'Wrong-horse-7' }, attacker);
  await school.db.run(sql`
    insert into sign_in_log (tenant_id, account, way, ok, ip, user_agent, at)
    select tenant_id, account || n, way, ok, ip, user_agent, at
    from sign_in_log, generate_series(1, ${signInLimits.failuresPerAddress}::int) n where tenant_id = ${tenant}`);
  expect((await call(school, 'boot', {}, attacker)).result.captcha).toBe(true);
  expect((await call(school, 'boot', {}, person)).result.captcha).toBe(false);
  expect((await signIn(school, account, {}, person)).status).toBe(1000);
});

test('DR-3 the limit of requests is that of each person behind the balancer, whatever they claim', async () => {
  const school = await aSchool({}, { TRUSTED_PROXIES });
  school.travel(60_000 - (school.parts.clock().getTime() % 60_000));
  const app = await buildApp(school.parts, { perAddress: 2 });
  const ask = async (forwarded: string) =>
    (await app.inject({ url: '/nowhere', remoteAddress: balancer, headers: { 'x-forwarded-for': forwarded } }))
      .statusCode;
  expect([await ask('203.0.113.7'), await ask('1.1.1.1, 203.0.113.7'), await ask('2.2.2.2, 203.0.113.7')]).toEqual([
    404, 404, 429,
  ]);
  expect(await ask('203.0.113.8')).toBe(404);
});
