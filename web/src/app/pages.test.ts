import { expect, test, vi } from 'vitest';
import { framePaths, paths } from '../lib/paths.ts';
import { pageAt } from './pages.ts';

test.each([
  ...Object.values(framePaths),
  '/home/cardBusinessConfig',
  '/userFrameConfig/manage/users',
  '/userFrameConfig/homePageConfig',
])('RT-10 %s hides the footer', (path) => {
  expect(pageAt(path)).toMatchObject({ hideFooter: true });
});

test.each([paths.login, paths.lock, paths.messageDetail, paths.messageDeleted])(
  'RT-10 %s shows the copyright line only',
  (path) => {
    expect(pageAt(path)).toMatchObject({ copyFooter: true });
  },
);

test.each([paths.home, paths.personal, paths.noPower])('RT-10 %s has the whole footer', (path) => {
  const { hideFooter, copyFooter } = pageAt(path);
  expect([hideFooter, copyFooter]).toEqual([undefined, undefined]);
});

test('RT-8 /wel/index and /home/wel/index are the home page, 首页', () => {
  for (const path of ['/wel/index', '/home/wel/index', '/home/homePage'])
    expect(pageAt(path)).toMatchObject({ index: true, title: 'home' });
});

test('every other address is the page that says so', () => {
  expect(pageAt('/no/such/page').title).toBe('pageNotFound');
});

test('the gallery of parts is a page while the product is built, and none of the built product', async () => {
  expect(pageAt(paths.gallery)).toMatchObject({ open: true, title: 'pageGallery' });
  vi.stubEnv('DEV', false);
  vi.resetModules();
  const built = await import('./pages.ts');
  vi.unstubAllEnvs();
  expect(built.pageAt(paths.gallery)).toEqual(built.pages.notFound);
});
