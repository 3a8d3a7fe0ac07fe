import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import { expect, test } from 'vitest';
import { aGuideDraft, aGuideOut, guidePublisher } from '../../test/guides.ts';
import { aSchool, type School } from '../../test/school.ts';
import { aService } from '../../test/services.ts';
import { sql, tenant } from '../db/sql.ts';

const page = (school: School, code: string, headers = {}) =>
  school.inject({ url: `/s/${encodeURIComponent(code)}`, headers });

async function aCampus() {
  const school = await aSchool();
  const publisher = await guidePublisher(school);
  const serviceId = await aService(school.db, { name: '成绩单', code: 'JW02', listed: true });
  return { school, publisher, serviceId };
}

test('GU-1 a public guide reads without script: its blocks, its tables, its canonical address', async () => {
  const { school, publisher, serviceId } = await aCampus();
  await aGuideOut(publisher, serviceId, {
    isPublic: true,
    promise: '当场',
    description: '<p>在自助机上打印。</p><p><img src="https://spy.example/a.png">完</p>',
    materials: [{ name: '学生证', note: '原件核验' }],
    steps: { rows: [{ name: '刷卡', post: '自助机', limit: '1 分钟' }] },
    contact: { phone: '010-12345678' },
  });
  const { http, body, headers } = await page(school, 'JW02');
  expect(http).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>成绩单打印 · 办事指南 · 测试大学</title>');
  expect(body).toContain('<meta name="description" content="测试大学「成绩单打印」办事指南：在自助机上打印。 完">');
  expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/s\/JW02">/);
  expect(body).toContain(`href="/#/home/service/${serviceId}"`);
  for (const words of ['服务说明', '申请材料', '学生证', '原件核验', '办理流程', '刷卡', '1 分钟', '承诺 当场'])
    expect(body).toContain(words);
  expect(body).toContain('href="tel:01012345678"');
  expect(body).not.toContain('spy.example');
});

test('GU-1 blocks that say nothing are not on the page', async () => {
  const { school, publisher, serviceId } = await aCampus();
  await aGuideOut(publisher, serviceId, { isPublic: true, description: '<p> </p>', fees: { free: false } });
  const { body } = await page(school, 'JW02');
  for (const id of ['description', 'conditions', 'timeAndPlace', 'materials', 'steps', 'fees', 'basis', 'ratings'])
    expect(body).not.toContain(`id="${id}"`);
});

test('what a department writes never becomes a tag, a script or a style of the page', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
  await aGuideOut(publisher, serviceId, {
    isPublic: true,
    guideName: `x${hostile}`,
    promise: hostile,
    description: `<p style="text-align:center" onclick="a()">y</p><svg onload=a()></svg>${hostile}`,
    conditions: { audience: hostile, checks: [{ question: hostile, wanted: true, otherwise: hostile }] },
    timeAndPlace: { places: [{ campus: hostile, mapUrl: '/home/wel/index' }] },
    materials: [{ name: hostile, note: hostile }],
    steps: { rows: [{ name: hostile, result: hostile }] },
    basis: [{ name: hostile, url: 'https://a.example/"onmouseover="x' }],
    questions: [{ question: hostile, answer: `<a href="javascript:alert(1)">z</a>${hostile}` }],
    contact: { phone: hostile, mail: hostile },
  });
  const { http, body, headers } = await page(school, 'JW02');
  expect(http).toBe(200);
  expect(body).not.toMatch(/<script>|<img src=x|onclick=|<svg onload|javascript:|"onmouseover="|style="/i);
  expect(body.match(/<script/g)).toEqual(['<script']);
  expect(body).toContain('href="/#/home/wel/index"');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  const nonce = /<style nonce="([\w-]{20,})">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test('a code that nobody has, a draft, one that is off, not public or hidden: the same page says so', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const { school: other, publisher: stranger } = await aCampus();
  const service = (code: string, more: object) => aService(school.db, { name: code, code, ...more });
  await aGuideDraft(publisher, await service('draft', { listed: true }), { guideName: 'draft', isPublic: true });
  await aGuideOut(publisher, await service('inner', { listed: true }), { guideName: 'inner' });
  await aGuideOut(publisher, await service('hidden', {}), { guideName: 'hidden', isPublic: true });
  const held = await aGuideOut(publisher, serviceId, { isPublic: true });
  await publisher.guides.changeShelf({ ...held, off: true });
  const theirs = await aService(other.db, { name: '别校', code: 'theirs', listed: true });
  await aGuideOut(stranger, theirs, { guideName: '别校', isPublic: true });
  const pages = await Promise.all(
    ['JW02', 'draft', 'inner', 'hidden', 'theirs', 'nobody', 'x'.repeat(90), 'a\0b', "'; --", '<b>'].map((code) =>
      page(school, code),
    ),
  );
  const withoutNonce = (body: string) => body.replace(/nonce="[\w-]+"/g, '');
  for (const { http, body } of pages) {
    expect(http).toBe(404);
    expect(withoutNonce(body)).toBe(withoutNonce(pages[0]?.body ?? ''));
  }
  expect(pages[0]?.body).toContain('没有找到这份办事指南');
  expect(pages[0]?.body).toContain('href="/#/home/guides"');
  expect((await page(other, 'theirs')).http).toBe(200);
});

test('who reads English gets the words around a guide in English', async () => {
  const { school, publisher, serviceId } = await aCampus();
  await aGuideOut(publisher, serviceId, { isPublic: true });
  const { body } = await page(school, 'JW02', { 'accept-language': 'en-GB' });
  expect(body).toContain('<html lang="en"');
  expect(body).toContain('About the service');
});

test('the sitemap names the start page and every public guide of this school, and is read once a minute', async () => {
  const { school, publisher, serviceId } = await aCampus();
  const map = async () => (await school.inject({ url: '/sitemap.xml' })).body;
  await aGuideOut(publisher, serviceId, { isPublic: true });
  const odd = await aService(school.db, { name: '别', code: '报账/一&二', anonymous: true });
  await aGuideOut(publisher, odd, { guideName: '报账', isPublic: true });
  await aGuideOut(publisher, await aService(school.db, { name: '内', code: 'IN' }), {
    guideName: '内',
    isPublic: true,
  });
  const { body, headers } = await school.inject({ url: '/sitemap.xml' });
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(places.sort()).toEqual(['/', `/s/${encodeURIComponent('报账/一&二')}`, '/s/JW02'].sort());
  await school.db.run(sql`update guide set is_off = true where tenant_id = ${tenant}`);
  expect(await map()).toContain('/s/JW02');
  school.travel(landingLimits.cacheMs + 1);
  expect(await map()).not.toContain('/s/JW02');
});

test('a guide whose code has odd letters opens at the address the sitemap names', async () => {
  const { school, publisher } = await aCampus();
  const code = '报账/一&二';
  await aGuideOut(publisher, await aService(school.db, { name: '别', code, listed: true }), { isPublic: true });
  expect((await page(school, code)).http).toBe(200);
});

test('a guide is also at its address with a slash at the end, as people copy it', async () => {
  const { school, publisher, serviceId } = await aCampus();
  await aGuideOut(publisher, serviceId, { isPublic: true });
  expect((await school.inject({ url: '/s/JW02/' })).http).toBe(200);
});

test('a guide is found at its address in capitals and in small letters; where two codes differ in that alone, each has its own', async () => {
  const { school, publisher, serviceId } = await aCampus();
  await aGuideOut(publisher, serviceId, { isPublic: true });
  expect((await page(school, 'jw02')).body).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/s\/JW02">/);
  const other = await aService(school.db, { name: '另一份', code: 'jw02', listed: true });
  await aGuideOut(publisher, other, { isPublic: true, guideName: '小写的' });
  expect((await page(school, 'jw02')).body).toContain('<h1>小写的</h1>');
  expect((await page(school, 'JW02')).body).toContain('<h1>成绩单打印</h1>');
});

test('under a guide stands the school’s own foot, and help where the landing page has some', async () => {
  const { school, publisher, serviceId } = await aCampus();
  await aGuideOut(publisher, serviceId, { isPublic: true });
  const { body } = await page(school, 'JW02');
  expect(body).toContain('<footer class="landing-foot">');
  expect(body).not.toContain('/#/?help');
  // The same bar as on all visitor pages.
  const entries = [...body.matchAll(/<a href="\/#\/[^"]*"[^>]*>(首页|服务大厅|办事指南|校园新闻)<\/a>/g)].map(
    ([, word]) => word,
  );
  expect(entries).toEqual(['首页', '服务大厅', '办事指南', '校园新闻']);
  const admin = await school.person({ menus: ['userFrameConfig/preLoginConfig'] });
  const { id, version, content } = (await admin.landing.detail()).result;
  const newcomers = [{ name: '激活账号', text: '', url: '/#/activate' }];
  const blocks = [{ kind: 'newcomers' as const, title: '', enabled: true }];
  const held = { id, version };
  const draft = (await admin.landing.submit({ content: { ...content, blocks, newcomers }, held })).result;
  await admin.publishing.publish(draft);
  await expect.poll(async () => (await page(school, 'JW02')).body).toContain('<a href="/#/?help">帮助</a>');
  for (const url of ['/search', '/accessibility'])
    expect((await school.inject({ url })).body).toContain('<a href="/#/?help">帮助</a>');
});

test('robots are told where the sitemap is, and to leave the calls alone', async () => {
  const { school } = await aCampus();
  const { body, headers } = await school.inject({ url: '/robots.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /api/');
  expect(body).toMatch(/^Sitemap: http:\/\/\S+\/sitemap\.xml$/m);
});
