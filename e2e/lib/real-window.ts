import type { Browser, LaunchOptions, Page, PlaywrightWorkerArgs } from '@playwright/test';
import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { address } from './address.ts';
import { expect, stateOf } from './test.ts';

export type Size = { width: number; height: number };
export type Window = { inner: Size; outer: Size; x: number; y: number };

/** A large screen, on which windows get the position and size they ask for. */
const SCREEN = '--screen-info={2560x1600}';
const corner = { left: 240, top: 160 };

export const launchWithScreen = (
  playwright: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
): Promise<Browser> => playwright.chromium.launch({ ...options, args: [...(options.args ?? []), SCREEN] });

/** A window with the browser's own viewport, without emulation. */
export async function openWindow(browser: Browser, tokens: TokenBody): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: null, storageState: stateOf(tokens) });
  return context.newPage();
}

export const windowBounds = (page: Page): Promise<Window> =>
  page.evaluate(() => ({
    inner: { width: innerWidth, height: innerHeight },
    outer: { width: outerWidth, height: outerHeight },
    x: screenX,
    y: screenY,
  }));

/** Resizes the window until its page has this size. */
export async function resizeBody(page: Page, body: Size): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const { inner, outer } = await windowBounds(page);
  const frame = { width: outer.width - inner.width, height: outer.height - inner.height };
  const bounds = { ...corner, width: body.width + frame.width, height: body.height + frame.height };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
  await expect.poll(async () => (await windowBounds(page)).inner).toEqual(body);
}
