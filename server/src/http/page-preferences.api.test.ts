import { expect, test } from 'vitest';
import { aGuideOut, guidePublisher } from '../../test/guides.ts';
import { aSchool, type School } from '../../test/school.ts';
import { aService } from '../../test/services.ts';

const page = (school: School, url: string, cookie = '') => school.inject({ url, headers: { cookie } });

test('a visitor changes the language by a link and without script; the school’s pages keep to it', async () => {
  const school = await aSchool();
  const first = await page(school, '/');
  expect(first.body).toContain('href="/?language=en" lang="en">English</a>');
  const { http, headers } = await page(school, '/?language=en');
  expect([http, headers.location]).toEqual([303, '/']);
  expect(String(headers['set-cookie'])).toMatch(/^yizhan-language=en; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  for (const url of ['/', '/search?keyword=x', '/accessibility', '/s/nobody']) {
    const { body } = await page(school, url, 'other=1; yizhan-language=en');
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('Sign in');
  }
});

test('a search and a guide are read on in the other language', async () => {
  const school = await aSchool();
  const serviceId = await aService(school.db, { name: '成绩单', code: 'JW02', listed: true });
  await aGuideOut(await guidePublisher(school), serviceId, { isPublic: true });
  expect((await page(school, '/search?keyword=成绩&language=en')).headers.location).toBe(
    `/search?keyword=${encodeURIComponent('成绩')}`,
  );
  expect((await page(school, '/search?keyword=a%26b')).body).toContain('href="/search?keyword=a%26b&amp;language=en"');
  expect((await page(school, '/s/JW02?language=en')).headers.location).toBe('/s/JW02');
});

test('larger letters and stronger colours are chosen without script, and every page is drawn so', async () => {
  const school = await aSchool();
  const plain = await page(school, '/accessibility');
  expect(plain.body).toMatch(/href="\/accessibility\?text=100" aria-current="true">标准/);
  expect(plain.body).not.toContain('/reading.css');
  const { headers } = await page(school, '/accessibility?text=150&contrast=more');
  expect(headers.location).toBe('/accessibility');
  expect(headers['set-cookie']).toHaveLength(2);
  const cookie = 'yizhan-text=150; yizhan-contrast=more';
  for (const url of ['/', '/search?keyword=x', '/accessibility', '/s/nobody']) {
    const { body } = await page(school, url, cookie);
    expect(body).toContain(' data-text="150" data-contrast="more">');
    expect(body).toContain('<link rel="stylesheet" href="/reading.css">');
  }
  expect((await page(school, '/accessibility', cookie)).body).toMatch(/text=150" aria-current="true">特大/);
});

test('the calendar and a guide follow the reader, too: in language, in colours, and no letter of theirs has a fixed size', async () => {
  const school = await aSchool();
  const serviceId = await aService(school.db, { name: '成绩单', code: 'JW02', listed: true });
  await aGuideOut(await guidePublisher(school), serviceId, { isPublic: true });
  expect((await page(school, '/calendar?text=125')).headers.location).toBe('/calendar');
  for (const url of ['/calendar', '/s/JW02', '/s/nobody']) {
    const { body } = await page(school, url, 'yizhan-language=en; yizhan-text=150; yizhan-contrast=more');
    expect(body).toContain('<html lang="en" data-theme="auto" data-text="150" data-contrast="more">');
    expect(body).toContain('<link rel="stylesheet" href="/reading.css">');
    expect(body).toMatch(/font-size:[^;}]*var\(--text-/);
    expect(body).not.toMatch(/(font|font-size):\d+px/);
  }
});

test('what is no choice is passed over, in an address as in a cookie', async () => {
  const school = await aSchool();
  const { http, body } = await page(
    school,
    '/?language=%22%3E&text=900&contrast=x',
    'yizhan-text="><script>; yizhan-language=fr; yizhan-contrast=',
  );
  expect(http).toBe(200);
  expect(body).toContain('<html lang="zh-CN" data-theme="auto">');
});
