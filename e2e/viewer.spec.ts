import type { Locator, Page, Response } from '@playwright/test';
import { barriers } from './lib/accessible.ts';
import { lockByKeyboard } from './lib/lock.ts';
import { phone } from './lib/measure.ts';
import { at } from './lib/pages.ts';
import { aPerson, sessionOf, signIn } from './lib/people.ts';
import { uploadPicture } from './lib/picture.ts';
import { expect, test } from './lib/test.ts';
import { fingersOn } from './lib/touch.ts';
import { Watch } from './lib/watch.ts';

const GATE = { width: 800, height: 400 };
const LIBRARY = { width: 600, height: 600 };
/** More than five times a phone's width. */
const PHOTO = { width: 2500, height: 1250 };
const DETAIL = '**/announcement/detail';

type Size = typeof GATE;
type Pictures = Record<string, string>;

const upload = async (size: Size, token: string) => uploadPicture(token, size);

/** From now on, every opened announcement ends with these pictures, found by name. */
async function addPictures(page: Page, pictures: Pictures) {
  const figures = Object.entries(pictures).map(
    ([alt, src]) => `<p><img src="${src.replaceAll('&', '&amp;')}" alt="${alt}" loading="lazy"></p>`,
  );
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { content: string } };
    answer.result.content += figures.join('');
    await route.fulfill({ response, json: answer });
  });
}

/** An open page caches announcements for a while: other pictures need a different announcement. */
async function openAnnouncement(page: Page, place: number, pictures: Pictures) {
  await page.unroute(DETAIL);
  await addPictures(page, pictures);
  await page.locator('[data-card="announcements"] li button').nth(place).click();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(Object.keys(pictures).length);
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: '图片查看' });
const pictureIn = (viewer: Locator) => viewer.locator('img').filter({ visible: true });
const inText = (page: Page, name: string) => page.getByRole('button', { name: `查看大图：${name}` });
const tool = (viewer: Locator, name: RegExp) => viewer.getByRole('button', { name });

/** The visible scale: rendered width by natural width. */
const scaleOf = (viewer: Locator) =>
  pictureIn(viewer).evaluate((one) => {
    const image = one as HTMLImageElement;
    return Math.round((image.offsetWidth / image.naturalWidth) * 1000) / 1000;
  });
const placeOf = async (viewer: Locator) => {
  const box = await pictureIn(viewer).boundingBox();
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
};
const turnOf = (viewer: Locator) =>
  pictureIn(viewer).evaluate((one) => {
    const { a, b } = new DOMMatrix(getComputedStyle(one).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });

async function openViewer(page: Page, name = '校门') {
  await inText(page, name).click();
  const viewer = viewerOf(page);
  await expect(viewer).toHaveAttribute('data-state', 'shown');
  return viewer;
}

/** How often a script that contains the viewer was loaded, whatever its file name. */
function viewerScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return async () => {
    const texts = await Promise.all(scripts.map((response) => response.text()));
    return texts.filter((text) => text.includes('viewer-canvas')).length;
  };
}

test('OV-3 AP-3 ER-5 RT-3 by mouse and keys a picture of an announcement opens, grows, turns, follows and is left; one that fails is loaded again; none stands over the lock', async ({
  as,
}) => {
  const tokens = await signIn((await aPerson()).account);
  const page = await as(tokens);
  const watch = new Watch(page);
  const loaded = viewerScripts(page);
  await page.goto(at.home);
  const pictures = {
    校门: await upload(GATE, tokens.access_token),
    图书馆: await upload(LIBRARY, tokens.access_token),
  };
  await openAnnouncement(page, 0, pictures);
  await watch.untilIdle();
  expect(await loaded()).toBe(0);

  await test.step('it opens by click and by Enter; Escape closes it and the focus returns; its code comes once', async () => {
    await openViewer(page);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toHaveCount(0);
    await expect(inText(page, '校门')).toBeFocused();
    await inText(page, '图书馆').focus();
    await page.keyboard.press('Enter');
    await expect(viewerOf(page).getByText('2 / 2')).toBeVisible();
    await expect(viewerOf(page)).toHaveAttribute('data-state', 'shown');
    await page.keyboard.press('Escape');
    await expect(inText(page, '图书馆')).toBeFocused();
    expect(await loaded()).toBe(1);
  });

  const viewer = await openViewer(page);
  await test.step('+ and − change the size by 0.2, a notch of the wheel by 0.015', async () => {
    expect(await scaleOf(viewer)).toBe(1);
    await tool(viewer, /放大/).click();
    await expect.poll(() => scaleOf(viewer)).toBe(1.2);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => scaleOf(viewer)).toBe(1.015);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scaleOf(viewer)).toBe(1);
  });

  await test.step('it turns by 90 degrees and follows the mouse that drags it', async () => {
    await tool(viewer, /向右旋转/).click();
    await expect.poll(() => turnOf(viewer)).toBe(90);
    await tool(viewer, /向左旋转/).click();
    await expect.poll(() => turnOf(viewer)).toBe(0);
    const from = await placeOf(viewer);
    await page.mouse.move(from.x + 100, from.y + 100);
    await page.mouse.down();
    await page.mouse.move(from.x + 150, from.y + 110);
    await page.mouse.move(from.x + 180, from.y + 130);
    await page.mouse.up();
    expect(await placeOf(viewer)).toEqual({ x: from.x + 80, y: from.y + 30 });
  });

  await test.step('arrows go round the pictures', async () => {
    for (const [place, name] of [
      ['2 / 2', '图书馆'],
      ['1 / 2', '校门'],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText(place)).toBeVisible();
      await expect(viewer).toHaveAttribute('data-state', 'shown');
      await expect(pictureIn(viewer)).toHaveAttribute('alt', name);
    }
  });
  expect(watch.faults).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);

  await test.step('a picture that does not come says 加载失败 and is loaded again when asked to', async () => {
    const ofFiles = (url: URL) => url.pathname.startsWith('/files/');
    await page.route(ofFiles, (route) => route.abort());
    await openAnnouncement(page, 1, { 操场: await upload(GATE, tokens.access_token) });
    await inText(page, '操场').click();
    await expect(viewer.getByRole('alert')).toContainText('加载失败');
    await expect(tool(viewer, /放大/)).toBeDisabled();
    expect(await barriers(page)).toEqual([]);
    await page.unroute(ofFiles);
    await viewer.getByRole('button', { name: '重新加载' }).click();
    await expect(viewer).toHaveAttribute('data-state', 'shown');
  });

  await lockByKeyboard(page);
  await expect(page.getByLabel('解锁密码')).toBeVisible();
  await expect(viewer).toHaveCount(0);
});

test('OV-3 AP-3 by touch a picture is wiped aside, pinched down to 0.2, double-tapped and left; the page beneath stays; a wide photo is seen whole', async ({
  as,
}) => {
  const page = await as('student', { viewport: phone, hasTouch: true, isMobile: true });
  const { access_token: token } = await sessionOf('student');
  const middle = { x: phone.width / 2, y: phone.height / 2 - 16 };
  const left = { x: 90, y: middle.y };
  const right = { x: 300, y: middle.y };
  const whole = phone.width / GATE.width;
  await page.goto(at.home);
  await openAnnouncement(page, 0, { 校门: await upload(GATE, token), 图书馆: await upload(LIBRARY, token) });
  const viewer = await openViewer(page);
  const fingers = await fingersOn(page);
  /** The page's own scroll position and zoom. */
  const pageState = () =>
    page.evaluate(() => ({ top: scrollY, left: visualViewport?.pageLeft, scale: visualViewport?.scale }));
  const before = await pageState();

  await fingers.slide(right, left);
  await expect(viewer.getByText('2 / 2')).toBeVisible();
  await expect(viewer).toHaveAttribute('data-state', 'shown');
  await fingers.slide(left, right);
  await expect(viewer.getByText('1 / 2')).toBeVisible();
  await expect(viewer).toHaveAttribute('data-state', 'shown');

  await fingers.pinch(middle, { from: 100, to: 160 });
  await expect.poll(() => scaleOf(viewer)).toBeCloseTo(whole * 1.6, 2);
  await fingers.pinch(middle, { from: 300, to: 20 });
  await expect.poll(() => scaleOf(viewer)).toBe(0.2);
  await expect(viewer.getByRole('status', { name: '缩放 20%' })).toBeVisible();

  await page.keyboard.press('Control+0');
  await expect.poll(() => scaleOf(viewer)).toBeCloseTo(whole, 2);
  await fingers.doubleTap(left);
  await expect.poll(() => scaleOf(viewer)).toBe(1);
  // The point under the finger stays there.
  const from = await placeOf(viewer);
  expect(from.x).toBe(Math.round(left.x - left.x / whole));
  await fingers.slide(right, { x: right.x - 60, y: right.y + 40 });
  await expect.poll(() => placeOf(viewer)).toEqual({ x: from.x - 60, y: from.y + 40 });
  await expect(viewer.getByText('1 / 2')).toBeVisible();
  expect(await pageState()).toEqual(before);
  await page.keyboard.press('Control+0');
  await fingers.tap({ x: middle.x, y: 650 });
  await expect(viewer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);

  await openAnnouncement(page, 1, { 远景: await upload(PHOTO, token) });
  await openViewer(page, '远景');
  expect(await scaleOf(viewer)).toBe(0.156);
  await fingers.pinch(middle, { from: 300, to: 20 });
  await expect.poll(() => scaleOf(viewer)).toBe(0.156);
});
