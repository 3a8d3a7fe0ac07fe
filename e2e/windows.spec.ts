import type { Page } from '@playwright/test';
import { portal } from '@yizhan/contract/calls/portal.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { themes } from '@yizhan/contract/calls/themes.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { password } from './lib/address.ts';
import { done } from './lib/call.ts';
import { expect, test } from './lib/clocked.ts';
import { at } from './lib/pages.ts';
import { signIn } from './lib/sign-in.ts';

// A server of its own is started first.
test.describe.configure({ timeout: 120_000 });

const MINUTE = 60_000;

const brand = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase());

test('a festival and an emergency line begin and end in an open page as time passes', async ({
  rules,
  signedIn,
  pass,
  server,
}) => {
  await rules({ expireTime: 86_400, lockMinutes: 0 });
  const page = await signedIn('student', at.home);
  const token = await signIn(server.url, 'admin', password);
  const { serverTime } = await done(session.boot, {}, undefined, server.url);
  const later = (minutes: number) =>
    new Date(Date.parse(`${serverTime.replace(' ', 'T')}Z`) + minutes * MINUTE)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
  const publish = async (drafted: { id: string; version: number }) =>
    void (await done(publishing.publish, drafted, token, server.url));
  const before = await brand(page);
  const asked = page.waitForResponse(/auth\/auth\/init/);
  const festival = { from: later(20), until: later(60) };
  await publish(
    await done(themes.submit, { content: { themeName: '元宵', themeColor: '#b3261e', festival } }, token, server.url),
  );
  const window = { beginTime: festival.from, endTime: festival.until };
  await publish(
    await done(portal.submitAlert, { content: { title: '灯会期间南门只出不进', ...window } }, token, server.url),
  );
  await asked;
  const line = page.getByRole('region', { name: '紧急提示' });
  expect(await brand(page)).toBe(before);
  await expect(line).toHaveCount(0);

  await pass(20 * MINUTE + limits.edgeSpreadMs, page);
  await expect.poll(() => brand(page)).toBe('#b3261e');
  await expect(line).toContainText('灯会期间南门只出不进');

  await pass(40 * MINUTE + limits.edgeSpreadMs, page);
  await expect.poll(() => brand(page)).toBe(before);
  await expect(line).toHaveCount(0);
});
