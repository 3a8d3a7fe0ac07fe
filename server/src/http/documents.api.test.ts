import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { expect, test } from 'vitest';
import { delayEventLoop } from '../../test/delay-event-loop.ts';
import { aSchool } from '../../test/school.ts';
import { buildApp } from '../app.ts';
import { sql, tenant } from '../db/sql.ts';
import { readWebBuild } from './web-build.ts';

const theme = { themeId: 't', themeName: '朱', themeColor: '#b3001b', themeImg: null, themeImgBorderColor: null };

test('RT-1 a visitor gets the school’s own page whole, without script', async () => {
  const school = await aSchool({ theme, slogan: '事事有着落' });
  await school.db.run(sql`insert into announcement (tenant_id, title, content, data_source, is_public, release_time)
    values (${tenant}, '开放日', '<p>欢迎</p>', 'PORTAL', true, ${new Date(Date.now() - 1000)}),
      (${tenant}, '内部通知', '', 'PORTAL', false, ${new Date(Date.now() - 1000)}),
      (${tenant}, '明年再说', '', 'PORTAL', true, ${new Date(Date.now() + 3_600_000)})`);
  const { http, body, headers } = await school.inject({ url: '/' });
  expect(http).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>测试大学 · 一站式服务门户</title>');
  expect(body).toContain('事事有着落');
  expect(body).toContain('开放日');
  expect(body).not.toContain('内部通知');
  expect(body).not.toContain('明年再说');
});

test('a view that visitors are sent to by a plain address opens in the page', async () => {
  const school = await aSchool();
  const answer = await school.inject({ method: 'GET', url: '/?view=guides&keyword=%E8%AF%81' });
  expect(answer).toMatchObject({ http: 302, headers: { location: '/#/?view=guides&keyword=%E8%AF%81' } });
});

test.each(['//', '//?keyword=x'])('DR-2 slashes too many, %s, still open the page', async (url) => {
  const school = await aSchool();
  expect(await school.inject({ url })).toMatchObject({ http: 200, body: expect.stringMatching(/^<!doctype html>/i) });
});

test('DR-2 a choice in an address that begins with two slashes leads to this site and no other', async () => {
  const school = await aSchool();
  expect((await school.inject({ url: '//?language=en' })).headers.location).toBe('/');
});

test('search engines are told where the page stands once the school has said it', async () => {
  const school = await aSchool();
  expect((await school.inject({ url: '/' })).body).not.toContain('rel="canonical"');
  const { parts } = school;
  const config = { ...parts.config, publicUrl: 'https://portal.example' };
  const app = await buildApp({ ...parts, config });
  const { body } = await app.inject({ url: '/', headers: { host: 'portal.example' } });
  expect(body).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/">/);
  expect(body).toContain('"@type":"SearchAction"');
  await app.close();
});

test('AP-2 the document carries the school’s colour before any script runs', async () => {
  const school = await aSchool({ theme });
  expect((await school.inject({ url: '/' })).body).toContain(':root{--brand:#b3001b}');
  expect((await school.inject({ url: '/crest.svg' })).body).toContain('fill="#b3001b"');
  expect((await school.inject({ url: '/crest.svg?colour=0a7a3c' })).body).toContain('fill="#0a7a3c"');
  expect((await school.inject({ url: '/crest.svg?colour=%22%2F%3E%3Cscript' })).body).toContain('fill="#b3001b"');
});

test('every document has a nonce of its own, in its policy and in its style', async () => {
  const school = await aSchool({ frameHosts: ['lib.example'] });
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await school.inject({ url: '/' });
      const nonce = /<style nonce="([\w-]{20,})">/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(headers['content-security-policy']).toContain("frame-src 'self' lib.example");
      expect(body).toContain(`<meta name="csp-nonce" nonce="${nonce}">`);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a change of the school shows at once, other news within a minute', async () => {
  const school = await aSchool();
  await school.inject({ url: '/' });
  await school.db.run(sql`update tenant set name = '改名大学' where id = ${tenant}`);
  school.parts.bus.publish('tenant.changed', { tenantId: school.tenant });
  expect((await school.inject({ url: '/' })).body).toContain('改名大学');
  await school.db.run(sql`insert into dept (tenant_id, code, name) values (${tenant}, 'D1', '教务处')`);
  expect((await school.inject({ url: '/' })).body).not.toContain('教务处');
  school.travel(landingLimits.cacheMs);
  expect((await school.inject({ url: '/' })).body).toContain('教务处');
});

test('a visitor who reads English gets the words in English', async () => {
  const school = await aSchool();
  const { body } = await school.inject({ url: '/', headers: { 'accept-language': 'en-GB' } });
  expect(body).toContain('<html lang="en"');
  expect(body).toContain('Sign in');
});

test('answers of calls are kept by nobody and never sniffed', async () => {
  const school = await aSchool();
  const { headers } = await school.inject({
    method: 'POST',
    url: '/api/blade-platform/nobody/index/index',
    payload: {},
  });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

/** A minimal build output of the client. */
function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'yizhan-web-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'src/app/main.tsx': {
        file: 'assets/main-AbCd123.js',
        isEntry: true,
        css: ['assets/main-AbCd123.css'],
        imports: ['_v.js'],
      },
      '_v.js': { file: 'assets/v-AbCd123.js', css: ['assets/v-AbCd123.css'] },
    }),
  );
  writeFileSync(join(folder, 'assets/main-AbCd123.js'), 'plain');
  writeFileSync(join(folder, 'assets/main-AbCd123.js.br'), 'packed');
  writeFileSync(join(folder, 'assets/v-AbCd123.css'), 'main{color:red}');
  writeFileSync(join(folder, 'boot.js'), 'boot');
  return readWebBuild(folder);
}

test('the built client: hashed files for ever, others asked for again, packed where the build packed them; and the API to read', async () => {
  const school = await aSchool();
  const app = await buildApp(school.parts, { web: aBuild() });
  const get = (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } });

  const { body, headers } = await get('/');
  expect(body).toContain('<script type="module" src="/assets/main-AbCd123.js"></script>');
  expect(body).toContain('<link rel="modulepreload" href="/assets/v-AbCd123.js">');
  // The first page needs no further request: styles and boot.js are inline, and the policy allows exactly that script.
  expect(body).toContain('main{color:red}');
  expect(body).toContain('>boot</script>');
  const hash = createHash('sha256').update('boot').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  const script = await get('/assets/main-AbCd123.js', 'br');
  expect(script.body).toBe('packed');
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect((await get('/assets/main-AbCd123.js')).body).toBe('plain');
  expect((await get('/boot.js')).headers['cache-control']).toBe('no-cache');
  for (const url of [
    '/.vite/manifest.json',
    '/assets/gone-AbCd123.js',
    '/assets/../.vite/manifest.json',
    '/%2e%2e/package.json',
  ])
    expect((await get(url)).statusCode, url).toBe(404);

  const reader = await get('/api/docs/');
  expect(reader.statusCode).toBe(200);
  expect(reader.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await get('/api/docs/json')).json()).toMatchObject({ info: { title: 'Yizhan 一站' } });
  await app.close();
});

test('a campus behind one address gets the client after an upgrade: its scripts are not counted as asking too often', async () => {
  const school = await aSchool();
  const app = await buildApp(school.parts, { web: aBuild(), perAddress: 2 });
  const get = async (url: string) => (await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode;
  for (let n = 0; n < 5; n++) expect(await get('/assets/main-AbCd123.js')).toBe(200);
  expect([await get('/'), await get('/')]).toEqual([200, 200]);
});

test('while the event loop is late the document and its scripts come all the same: a page without them is empty', async () => {
  const school = await aSchool();
  const app = await buildApp(school.parts, { web: aBuild(), loopDelayMs: 20 });
  await delayEventLoop(app);
  const urls = ['/', '/assets/main-AbCd123.js', '/boot.js', '/lib/staticConfig.json'];
  const answers = await Promise.all(urls.map((url) => app.inject({ url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503]);
  await app.close();
});
