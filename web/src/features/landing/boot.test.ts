import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { write } from '../../lib/storage.ts';

const script = readFileSync('web/public/boot.js', 'utf8');
const root = document.documentElement;

/** Runs the script that the browser runs before the first paint. */
function boot(hash = '') {
  location.hash = hash;
  new Function(script)();
}

beforeEach(() => {
  localStorage.clear();
  for (const name of ['data-page', 'data-opening', 'data-theme', 'style']) root.removeAttribute(name);
});

test.each(['', '#/', '#/?messageId=7'])('RT-1 a visitor at %j sees the landing page', (hash) => {
  boot(hash);
  expect(root.dataset.page).toBe('landing');
});

test.each(['#/login', '#/home/homePage', '#/allServices?x=1'])('the landing page never flashes at %s', (hash) => {
  boot(hash);
  expect(root.dataset.page).toBe('app');
});

test('somebody signed in does not see the landing page', () => {
  write('session', { any: 'content' });
  boot();
  expect(root.dataset.page).toBe('app');
});

test('AP-2 the stored theme and scheme are there before the first paint', () => {
  write('theme', { themeColor: '#b3001b' });
  write('scheme', 'dark');
  boot();
  expect(root.style.getPropertyValue('--brand')).toBe('#b3001b');
  expect(root.dataset.theme).toBe('dark');
});

test('what does not belong in storage is passed over', () => {
  localStorage.setItem('yizhan-theme', '{');
  write('scheme', '"><script>');
  boot();
  expect(root.style.getPropertyValue('--brand')).toBe('');
  expect(root.dataset.theme).toBeUndefined();
  expect(root.dataset.page).toBe('landing');
});

test('whoever is signed in sees the bar of the frame at once, where there will be one', () => {
  boot('#/home/homePage');
  expect(root.dataset.opening).toBeUndefined();
  write('session', { any: 'content' });
  for (const [hash, opening] of [
    ['#/home/homePage', true],
    ['#/userFrameConfig/manage/users', true],
    ['#/login', false],
    ['#/lock', false],
  ] as const) {
    root.removeAttribute('data-opening');
    boot(hash);
    expect(root.dataset.opening !== undefined).toBe(opening);
  }
});

test('what visitors read beside the landing page is not covered by it', () => {
  for (const view of ['#/?view=news', '#/?view=article&id=3']) {
    boot(view);
    expect(root.dataset.page).toBe('app');
  }
  boot('#/?from=mail');
  expect(root.dataset.page).toBe('landing');
});

test('AP-4 an entry script that does not come is said in words, with a way to try again', () => {
  const own = document.createElement('script');
  Object.assign(own.dataset, { failed: '页面没能加载完成', reload: '刷新页面' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  boot('#/home/homePage');
  vi.restoreAllMocks();
  const entry = Object.assign(document.createElement('script'), { type: 'module' });
  document.body.append(document.createElement('img'), entry);
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role="alert"]')).toBeNull();
  entry.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('页面没能加载完成 刷新页面');
  document.body.replaceChildren();
});
