import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const refusal = (env: Record<string, string | undefined>) => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof ConfigError ? error.message : String(error);
  }
  return undefined;
};

test('nothing set: one machine, loopback, embedded, with the demo campus', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', demo: true, logLevel: 'info' });
  expect(config.databaseUrl).toBeUndefined();
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: ' ' }, 'PORT'],
  [{ PORT: '0x55F8' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '8e3' }, 'PORT'],
  [{ HOST: 'http://0.0.0.0' }, 'HOST'],
  [{ HOST: '127.0.0.1 ' }, 'HOST'],
  [{ HOST: '0.0.0.0:80' }, 'HOST'],
  [{ DATABASE_URL: 'mysql://x', SECRET_KEY: 'x'.repeat(32) }, 'DATABASE_URL'],
  [{ REDIS_URL: 'localhost' }, 'REDIS_URL'],
  [{ DEMO: 'yes' }, 'DEMO'],
  [{ DEMO_CAMPUS_PORT: '70000' }, 'DEMO_CAMPUS_PORT'],
  [{ DEMO_CAMPUS_URL: 'campus.example' }, 'DEMO_CAMPUS_URL'],
  [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http:foo' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://a.b/x?y=1' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://a.b/x#z' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://me:secret@a.b' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://a.b/x y' }, 'PUBLIC_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ ENVELOPE: 'off' }, 'ENVELOPE'],
  [{ ENVELOPE_SUITE: 'rsa' }, 'ENVELOPE_SUITE'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ INWARD_HOSTS: 'lib.example, http://jw.example' }, 'INWARD_HOSTS'],
  [{ MICRO_APP_ORIGINS: 'apps.example' }, 'MICRO_APP_ORIGINS'],
  [{ MICRO_APP_ORIGINS: 'https://*.example' }, 'MICRO_APP_ORIGINS'],
  [{ MICRO_APP_ORIGINS: 'https://apps.example/bus/' }, 'MICRO_APP_ORIGINS'],
  [{ MICRO_APP_ORIGINS: 'https://good@evil.example' }, 'MICRO_APP_ORIGINS'],
  [{ MICRO_APP_ORIGINS: 'https://apps.example, http://apps.example' }, 'MICRO_APP_ORIGINS'],
  [{ MICRO_APP_ORIGINS: 'http://127.0.0.1.evil.example' }, 'MICRO_APP_ORIGINS'],
  [{ TRUSTED_PROXIES: 'balancer.example' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.1 10.0.0.2' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'fd00::/129' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES'],
])('a wrong value is one line that names the variable: %o', (env, name) => {
  const message = refusal(env);
  expect(message).toMatch(new RegExp(`^${name}: `));
  expect(message).not.toContain('\n');
});

test('of several wrong values each is named, in a line of its own', () => {
  const env = { PORT: 'eighty', DATABASE_URL: 'mysql://x', INWARD_HOSTS: 'http://a, http://b', SECRET_KEY: '' };
  expect(
    refusal(env)
      ?.split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(Object.keys(env));
});

test('an address of the wrong kind is told which kinds there are', () => {
  expect(refusal({ PUBLIC_URL: 'ftp://portal.example' })).toBe('PUBLIC_URL: must start with http:// or https://');
  expect(refusal({ REDIS_URL: 'redis://127.0.0.1:99999' })).toBe('REDIS_URL: is no address');
});

test('a port may be any that is free, a public address may have a path, and what is empty is not set', () => {
  expect(readConfig({ PORT: '0', HOST: '::1', PUBLIC_URL: 'https://a.b:8443/portal/' })).toMatchObject({
    port: 0,
    host: '::1',
    publicUrl: 'https://a.b:8443/portal',
  });
  expect(readConfig({ PORT: '', HOST: '', PUBLIC_URL: '' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
});

test('PostgreSQL needs a key that every node shares', () => {
  expect(refusal({ DATABASE_URL: 'postgres://localhost/x' })).toMatch(/^SECRET_KEY: is required/);
});

test('a demo campus does not open to a network by accident', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true);
  expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/x', SECRET_KEY: 'x'.repeat(32) }).demo).toBe(false);
});

test('the demo campus listens beside the portal unless a port is named; 0 is any that is free', () => {
  expect(readConfig({}).campusPort).toBe(8081);
  expect(readConfig({ PORT: '9000' }).campusPort).toBe(9001);
  expect(readConfig({ PORT: '9000', DEMO_CAMPUS_PORT: '9500' }).campusPort).toBe(9500);
  expect(readConfig({ DEMO_CAMPUS_PORT: '0' }).campusPort).toBe(0);
  expect([readConfig({ PORT: '0' }).campusPort, readConfig({ PORT: '65535' }).campusPort]).toEqual([0, 0]);
});

test('inner systems that cards may read are named one by one', () => {
  expect(readConfig({}).inwardHosts).toEqual([]);
  expect(readConfig({ INWARD_HOSTS: ' 10.1.2.3:8080, JW.inner ,[fd00::1]' }).inwardHosts).toEqual([
    '10.1.2.3:8080',
    'jw.inner',
    '[fd00::1]',
  ]);
});

test('DR-4 origins whose script may run in the portal are named one by one, with https except on this machine', () => {
  expect(readConfig({}).microAppOrigins).toEqual([]);
  const named =
    'https://Apps.example:443/, https://bus.example:8443 ,http://localhost:9000,http://[::1]:1, http://127.0.0.1';
  expect(readConfig({ MICRO_APP_ORIGINS: named }).microAppOrigins).toEqual([
    ...['https://apps.example', 'https://bus.example:8443'],
    ...['http://localhost:9000', 'http://[::1]:1', 'http://127.0.0.1'],
  ]);
  expect(refusal({ MICRO_APP_ORIGINS: 'http://apps.example' })).toBe(
    'MICRO_APP_ORIGINS: must be https, except on this machine (localhost)',
  );
});
