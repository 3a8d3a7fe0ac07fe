import type { Locator, Page, Request, Response } from '@playwright/test';
import { barriers } from './lib/accessible.ts';
import { password } from './lib/address.ts';
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
const DETAIL = '**/announcement/detail';

type Figure = { src: string; alt: string };

/**
 * An announcement of the demo, opened by its reader, with pictures in its text: uploaded ones, shown by the server. What an
 * open page has read of one it shows again for a while: other pictures stand in another announcement of the list.
 */
async function openAnnouncement(page: Page, pictures: readonly Figure[], { place = 0, between = '' } = {}) {
  const figures = pictures.map(
    ({ src, alt }) => `<p><img src="${src.replaceAll('&', '&amp;')}" alt="${alt}" loading="lazy"></p>`,
  );
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { content: string } };
    answer.result.content += figures.join(between);
    await route.fulfill({ response, json: answer });
  });
  await page.goto(at.home);
  await page.locator('[data-card="announcements"] li button').nth(place).click();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(pictures.length);
}

const upload = async (size: typeof GATE) => uploadPicture((await sessionOf('student')).access_token, size);

const known = new Map<typeof GATE, Promise<string>>();
/** Uploaded once: the same picture wherever it is shown. */
function sourceOf(size: typeof GATE): Promise<string> {
  const source = known.get(size) ?? upload(size);
  known.set(size, source);
  return source;
}

async function opened(page: Page, first = GATE, place = 0) {
  const pictures = [
    { src: await sourceOf(first), alt: '校门' },
    { src: await sourceOf(LIBRARY), alt: '图书馆' },
  ];
  await openAnnouncement(page, pictures, { place });
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: '图片查看' });
const pictureIn = (viewer: Locator) => viewer.locator('img').filter({ visible: true });
const inText = (page: Page, name: string) => page.getByRole('button', { name: `查看大图：${name}` });
const tool = (viewer: Locator, name: RegExp) => viewer.getByRole('button', { name });

/** The scale as one sees it: how wide the picture lies there for how wide it is. */
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

/** A text longer than any screen between one picture and the next. */
const longText = '<p>正文</p>'.repeat(300);

test.describe('by mouse and keys', () => {
  // One page for all of them.
  test.describe.configure({ mode: 'default' });

  test('OV-3 a picture of an announcement opens by click and by Enter; Escape closes it and the focus returns', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('student');
    const watch = new Watch(page);
    await opened(page);
    await openViewer(page);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toHaveCount(0);
    await expect(inText(page, '校门')).toBeFocused();
    await expect(page.getByRole('article')).toBeVisible();

    await inText(page, '图书馆').focus();
    await page.keyboard.press('Enter');
    await expect(viewerOf(page).getByText('2 / 2')).toBeVisible();
    await expect(viewerOf(page)).toHaveAttribute('data-state', 'shown');
    await page.keyboard.press('Escape');
    await expect(inText(page, '图书馆')).toBeFocused();
    expect(watch.faults).toEqual([]);
  });

  test('AP-3 + and − change the size by 0.2, a notch of the wheel by 0.015, and it never goes below 0.2', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('student');
    await opened(page);
    const viewer = await openViewer(page);
    expect(await scaleOf(viewer)).toBe(1);
    for (const [press, scale] of [
      [() => tool(viewer, /放大/).click(), 1.2],
      [() => page.keyboard.press('+'), 1.4],
      [() => page.keyboard.press('-'), 1.2],
      [() => tool(viewer, /缩小/).click(), 1],
    ] as const) {
      await press();
      await expect.poll(() => scaleOf(viewer)).toBe(scale);
    }
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => scaleOf(viewer)).toBe(1.015);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scaleOf(viewer)).toBe(0.985);

    for (const scale of [0.785, 0.585, 0.385, 0.2, 0.2]) {
      await page.keyboard.press('-');
      await expect.poll(() => scaleOf(viewer)).toBe(scale);
    }
    await page.mouse.wheel(0, 100);
    await tool(viewer, /缩小/).click();
    await expect(viewer.getByRole('status', { name: '缩放 20%' })).toBeVisible();
    expect(await scaleOf(viewer)).toBe(0.2);
  });

  test('AP-3 OV-3 a picture turns by 90 degrees and follows the mouse that drags it', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await opened(page);
    const viewer = await openViewer(page);
    await tool(viewer, /向右旋转/).click();
    await expect.poll(() => turnOf(viewer)).toBe(90);
    await tool(viewer, /向左旋转/).click();
    await tool(viewer, /向左旋转/).click();
    await expect.poll(() => turnOf(viewer)).toBe(-90);
    await tool(viewer, /向右旋转/).click();
    await expect.poll(() => turnOf(viewer)).toBe(0);

    const from = await placeOf(viewer);
    await page.mouse.move(from.x + 100, from.y + 100);
    await page.mouse.down();
    await page.mouse.move(from.x + 150, from.y + 110);
    await page.mouse.move(from.x + 180, from.y + 130);
    await page.mouse.up();
    expect(await placeOf(viewer)).toEqual({ x: from.x + 80, y: from.y + 30 });
    await expect(viewer).toBeVisible();
  });

  test('OV-3 keys: the arrows go round the pictures, Ctrl+0 shows the whole one, Ctrl+1 its own size, Space the other', async ({
    sharedPage,
  }) => {
    const page = await sharedPage('student');
    const watch = new Watch(page);
    await page.setViewportSize({ width: 700, height: 500 });
    await opened(page);
    const viewer = await openViewer(page);
    const whole = await scaleOf(viewer);
    expect(whole).toBeLessThan(1);
    for (const [key, scale] of [
      ['Control+1', 1],
      ['Control+0', whole],
      ['Space', 1],
      ['Space', whole],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => scaleOf(viewer)).toBe(scale);
    }
    for (const [key, place, name] of [
      ['ArrowRight', '2 / 2', '图书馆'],
      ['ArrowRight', '1 / 2', '校门'],
      ['ArrowLeft', '2 / 2', '图书馆'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(viewer.getByText(place)).toBeVisible();
      await expect(viewer).toHaveAttribute('data-state', 'shown');
      await expect(pictureIn(viewer)).toHaveAttribute('alt', name);
    }
    expect(await pictureIn(viewer).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(LIBRARY.width);
    expect(watch.faults).toEqual([]);
  });

  test('ER-5 a picture that does not come says 加载失败 and is loaded again when asked to', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    const src = await upload(GATE);
    const inTheWay = (url: URL) => url.pathname.startsWith('/files/');
    await page.route(inTheWay, (route) => route.abort());
    await openAnnouncement(page, [{ src, alt: '校门' }], { place: 1 });
    await inText(page, '校门').click();
    const viewer = viewerOf(page);
    await expect(viewer.getByRole('alert')).toContainText('加载失败');
    await expect(tool(viewer, /放大/)).toBeDisabled();
    expect(await barriers(page)).toEqual([]);
    await page.unroute(inTheWay);
    await viewer.getByRole('button', { name: '重新加载' }).click();
    await expect(viewer).toHaveAttribute('data-state', 'shown');
    expect(await scaleOf(viewer)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  });

  test('of a long text only the picture one looks at is loaded, and the one after it', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    const names = ['甲', '乙', '丙', '丁'];
    const sources = await Promise.all(names.map(() => upload(LIBRARY)));
    const loaded = new Set<string>();
    const note = (request: Request) => {
      const at = sources.findIndex((src) => request.url().endsWith(src));
      if (at >= 0) loaded.add(names[at] ?? '');
    };
    page.on('request', note);
    const pictures = sources.map((src, i) => ({ src, alt: names[i] ?? '' }));
    await openAnnouncement(page, pictures, { place: 2, between: longText });
    const viewer = await openViewer(page, '甲');
    await expect.poll(() => [...loaded]).toEqual(['甲', '乙']);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toHaveAttribute('data-state', 'shown');
    await expect.poll(() => [...loaded]).toEqual(['甲', '乙', '丙']);
    page.off('request', note);
  });
});

test('the code of the viewer comes with the first picture that is opened, and once', async ({ as }) => {
  const page = await as('student');
  const watch = new Watch(page);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  /** By what stands in it: whatever file it is in, and under whatever name. */
  const withViewer = async () => {
    const texts = await Promise.all(scripts.map((response) => response.text()));
    return texts.filter((text) => text.includes('viewer-canvas')).length;
  };
  await opened(page);
  await watch.untilIdle();
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withViewer()).toBe(0);
  for (const name of ['校门', '图书馆']) {
    await openViewer(page, name);
    expect(await withViewer()).toBe(1);
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toHaveCount(0);
  }
});

test.describe('by touch', () => {
  // One phone for all of them.
  test.describe.configure({ mode: 'default' });

  async function onPhone(stays: (who: string, options: object) => Promise<Page>, first = GATE, place = 0) {
    const page = await stays('student', { viewport: phone, hasTouch: true, isMobile: true });
    await opened(page, first, place);
    return { page, viewer: await openViewer(page), fingers: await fingersOn(page) };
  }
  const middle = { x: phone.width / 2, y: phone.height / 2 - 16 };
  const left = { x: 90, y: middle.y };
  const right = { x: 300, y: middle.y };
  /** How far the page itself was moved and enlarged. */
  const pageOf = (page: Page) =>
    page.evaluate(() => ({ top: scrollY, left: visualViewport?.pageLeft, scale: visualViewport?.scale }));

  test('OV-3 a finger wipes to the next picture and back', async ({ sharedPage }) => {
    const { viewer, fingers } = await onPhone(sharedPage);
    await fingers.slide(right, left);
    await expect(viewer.getByText('2 / 2')).toBeVisible();
    await expect(viewer).toHaveAttribute('data-state', 'shown');
    await expect(pictureIn(viewer)).toHaveAttribute('alt', '图书馆');
    await fingers.slide(left, right);
    await expect(viewer.getByText('1 / 2')).toBeVisible();
  });

  test('a gesture that the phone takes for itself goes to no other picture', async ({ sharedPage }) => {
    const { viewer, fingers } = await onPhone(sharedPage);
    const place = await placeOf(viewer);
    await fingers.slide(right, left, 'touchCancel');
    await expect.poll(() => placeOf(viewer)).toEqual(place);
    // Had it counted, this one would lead back to the first.
    await fingers.slide(right, left);
    await expect(viewer.getByText('2 / 2')).toBeVisible();
  });

  test('OV-3 AP-3 two fingers make the picture larger, and smaller down to 0.2', async ({ sharedPage }) => {
    const { viewer, fingers } = await onPhone(sharedPage);
    const whole = phone.width / GATE.width;
    await fingers.pinch(middle, { from: 100, to: 160 });
    await expect.poll(() => scaleOf(viewer)).toBeCloseTo(whole * 1.6, 2);
    await fingers.pinch(middle, { from: 300, to: 20 });
    await expect.poll(() => scaleOf(viewer)).toBe(0.2);
    await expect(viewer.getByRole('status', { name: '缩放 20%' })).toBeVisible();
    await expect(viewer.getByText('1 / 2')).toBeVisible();
  });

  test('a photo more than five screens wide is seen whole all the same, and gets no smaller than that', async ({
    sharedPage,
  }) => {
    const photo = { width: 2500, height: 1250 };
    const { viewer, fingers } = await onPhone(sharedPage, photo, 1);
    expect(await scaleOf(viewer)).toBe(0.156);
    await tool(viewer, /放大/).tap();
    await expect.poll(() => scaleOf(viewer)).toBe(0.356);
    await fingers.pinch(middle, { from: 300, to: 20 });
    await expect.poll(() => scaleOf(viewer)).toBe(0.156);
  });

  test('OV-3 an enlarged picture follows the finger and stays the one that is shown', async ({ sharedPage }) => {
    const { page, viewer, fingers } = await onPhone(sharedPage);
    await page.keyboard.press('Control+1');
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    const from = await placeOf(viewer);
    await fingers.slide(right, { x: right.x - 120, y: right.y + 40 });
    await expect.poll(() => placeOf(viewer)).toEqual({ x: from.x - 120, y: from.y + 40 });
    await expect(viewer.getByText('1 / 2')).toBeVisible();
  });

  test('OV-3 a double tap shows the picture in its own size where one tapped, the next one whole again', async ({
    sharedPage,
  }) => {
    const { viewer, fingers } = await onPhone(sharedPage);
    const whole = phone.width / GATE.width;
    await fingers.doubleTap(left);
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    // What lay under the finger lies there still.
    expect((await placeOf(viewer)).x).toBe(Math.round(left.x - left.x / whole));
    await fingers.doubleTap(left);
    await expect.poll(() => scaleOf(viewer)).toBeCloseTo(whole, 2);
  });

  test('OV-3 the page beneath neither scrolls nor grows under the fingers', async ({ sharedPage }) => {
    const { page, viewer, fingers } = await onPhone(sharedPage);
    const before = await pageOf(page);
    await fingers.slide(middle, { x: middle.x, y: middle.y - 250 });
    await fingers.pinch(middle, { from: 100, to: 300 });
    await fingers.slide(right, left);
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1);
    expect(await pageOf(page)).toEqual(before);
  });

  test('a tap beside the picture closes it', async ({ sharedPage }) => {
    const { viewer, fingers } = await onPhone(sharedPage);
    await fingers.tap({ x: middle.x, y: 650 });
    await expect(viewer).toHaveCount(0);
  });
});

test('RT-3 a picture that was open does not stand over the lock', async ({ as }) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await opened(page);
  const viewer = await openViewer(page);
  await lockByKeyboard(page);
  await expect(page.getByLabel('解锁密码')).toBeVisible();
  await expect(viewer).toHaveCount(0);
  await page.getByLabel('解锁密码').fill(password);
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  await expect(page).toHaveURL((url) => `/${url.hash}` === at.home);
});
