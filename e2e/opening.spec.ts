import type { Page } from '@playwright/test';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { services } from '@yizhan/contract/calls/services.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { address } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { findInHall, recordVisits } from './lib/in-hall.ts';
import { aGuide, aService, aUser, audience, hallAt, serviceAt } from './lib/own-service.ts';
import { aPerson, signIn, tokenOf } from './lib/people.ts';
import { launchWithScreen, openWindow, resizeBody, windowBounds } from './lib/real-window.ts';
import { startSite } from './lib/scripted-site.ts';
import { expect, test } from './lib/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('SO-1 SO-3 MV-1 way 1001 opens the details inside the page and the address in serviceIframPage, 1003 a new tab, any other nothing; a guide opens in a view of 1200 by 650', async ({
  as,
}) => {
  const [inside, beside, odd] = [
    await aService({ openWay: openWays.details }),
    await aService({ openWay: openWays.newTab }),
    await aService(),
  ];
  await aGuide(beside, { description: '<p>带上证件就能办。</p>' });
  const user = await aUser();
  const page = await as(user);
  const visits = recordVisits(page);

  await test.step('1001: the details, and from there the frame', async () => {
    await (await findInHall(page, inside)).click();
    await expect(page).toHaveURL(serviceAt(inside.id));
    await expect(heading(page, inside.name)).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect.poll(() => visits).toEqual(['POST']);
    await page.getByRole('link', { name: '去办理' }).click();
    await expect(page).toHaveURL(`/#/home/serviceIframPage?id=${inside.id}`);
    // The school has not allowed this host in frames: the stored address is shown with the reason.
    await expect(page.getByText(`「${inside.name}」不能在门户内显示`)).toBeVisible();
    await expect(page.getByRole('link', { name: '新窗口打开' })).toHaveAttribute('href', `${address}/calendar`);
    await expect.poll(() => visits).toEqual(['POST', 'POST']);
    expect(page.context().pages()).toHaveLength(1);
    // Repeated clicks within half a minute count as one visit.
    const { visitCount } = await callApi(services.details, { id: inside.id }, user.access_token);
    expect(visitCount).toBe(1);
  });

  await test.step('1003: a new tab', async () => {
    const link = await findInHall(page, beside);
    const opened = page.context().waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${address}/calendar`);
    await tab.close();
    await expect(page).toHaveURL(hallAt(beside.name));
    await expect.poll(() => visits).toHaveLength(3);
  });

  await test.step('its guide: a view that fits the window, whose way leads to the service', async () => {
    const chip = page.getByRole('link', { name: `查看「${beside.name}」的办事指南` });
    const view = page.getByRole('dialog', { name: beside.name });
    const sizeOf = async () => {
      await expect(view).toContainText('带上证件就能办。');
      const box = await view.locator('.yz-dialog__panel').boundingBox();
      return box && { width: box.width, height: box.height };
    };
    await chip.click();
    // It animates to its size.
    await expect.poll(sizeOf).toEqual({ width: 1200, height: 650 });
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 600 });
    await chip.click();
    const small = await sizeOf();
    expect(small?.width).toBeLessThanOrEqual(1024);
    expect(small?.height).toBeLessThanOrEqual(600);
    await view.getByRole('link', { name: '去办理' }).click();
    await expect(page).toHaveURL(serviceAt(beside.id));
    await expect(view).toHaveCount(0);
  });

  await test.step('any other stored value says 返回值没有类型 and opens nothing', async () => {
    await page.route('**/serverCenter/page', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: { records: { openWay: number }[] } };
      for (const record of answer.result.records) record.openWay = 1009;
      await route.fulfill({ response, json: answer });
    });
    await (await findInHall(page, odd)).click();
    await expect(page.getByText('返回值没有类型')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(visits).toHaveLength(3);
  });
});

/** The expected pop-up size of 1002, by body size. */
const popups = [
  { body: { width: 1920, height: 969 }, popup: { width: 1200, height: 850 } },
  { body: { width: 1367, height: 850 }, popup: { width: 1200, height: 850 } },
  { body: { width: 1366, height: 849 }, popup: { width: 860, height: 670 } },
  { body: { width: 1280, height: 669 }, popup: { width: 860, height: 538 } },
  { body: { width: 1024, height: 500 }, popup: { width: 860, height: 538 } },
];

test('SO-1 SO-3 way 1002 opens a centred pop-up: 1200 wide, 860 over 1366 px or less; 850, 670 or 538 high by the body', async ({
  playwright,
  launchOptions,
}) => {
  const service = await aService({ openWay: openWays.popup });
  const screen = await launchWithScreen(playwright, launchOptions);
  try {
    const page = await openWindow(screen, await aUser());
    const visits = recordVisits(page);
    const link = await findInHall(page, service);
    for (const [round, { body, popup }] of popups.entries()) {
      await resizeBody(page, body);
      const opened = page.waitForEvent('popup');
      await link.click();
      const shown = await opened;
      await expect(shown).toHaveURL(`${address}/calendar`);
      const [window, parent] = [await windowBounds(shown), await windowBounds(page)];
      expect(window.inner.width).toBe(popup.width);
      // The browser rounds the height of its own title bar.
      expect(Math.abs(window.inner.height - popup.height)).toBeLessThanOrEqual(1);
      // The title bar's height is unknown beforehand: the requested size is centred, and the bar is added on top.
      const bar = window.outer.height - window.inner.height;
      const centre = ({ x, y, outer }: typeof window) => ({ x: x + outer.width / 2, y: y + outer.height / 2 });
      expect(Math.abs(centre(window).x - centre(parent).x)).toBeLessThanOrEqual(1);
      expect(Math.abs(centre(window).y - centre(parent).y)).toBeLessThanOrEqual(bar / 2 + 1);
      expect(await shown.evaluate(() => opener === null)).toBe(true);
      await shown.close();
      await expect.poll(() => visits.length).toBe(round + 1);
    }
    expect(page.url()).toContain('/home/serviceHall');
  } finally {
    await screen.close();
  }
});

/** The server of a service: it verifies visitors at the portal, by the service's code and secret. */
function startSystem(credentials: () => string) {
  const welcome = async (combStr: string) => {
    const { result, msg } = await verify(credentials(), combStr);
    return `<!doctype html><title>系统</title><h1>${result ? `${result.account} 已登录` : `拒绝：${msg}`}</h1>`;
  };
  return startSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://system');
    if (pathname !== '/enter') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    void welcome(searchParams.get('combStr') ?? '').then((page) => response.end(page));
  });
}

async function verify(credentials: string, combStr: string) {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const headers = { 'content-type': 'application/json', authorization };
  const answer = await fetch(`${address}/open/v1/sso/verify`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ combStr }),
  });
  return (await answer.json()) as { msg: string; result: { account: string; name: string } | null };
}

test('SO-2 HL-11 access way 5 carries combStr: the other side learns who came, once; each opening has a fresh one', async ({
  as,
}) => {
  let credentials = '';
  const system = await startSystem(() => credentials);
  try {
    const url = `${system.url}/enter?tab=2`;
    const service = await aService({ accessWay: accessWays.comb, openWay: openWays.newTab, url });
    const { secret } = await callApi(serviceConfig.renewSecret, { id: service.id }, await tokenOf('admin'));
    credentials = `${service.code}:${secret}`;
    const someone = await aPerson([{ type: audience }]);
    const page = await as(await signIn(someone.account));
    const visits = recordVisits(page);
    const link = await findInHall(page, service);
    // Copied or opened by middle click, the link is not the personal address.
    await expect(link).toHaveAttribute('href', `#/home/service/${service.id}`);
    const enter = async () => {
      const opened = page.context().waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(heading(tab, `${someone.account} 已登录`)).toBeVisible();
      return tab;
    };
    const first = await enter();
    const combOf = (tab: Page) => new URL(tab.url()).searchParams.get('combStr') ?? '';
    expect(new URL(first.url()).searchParams.get('tab')).toBe('2');
    const used = combOf(first);
    expect(used.length).toBeGreaterThan(20);
    await first.reload();
    await expect(first.getByRole('heading', { name: '拒绝' })).toBeVisible();

    const second = await enter();
    expect(combOf(second)).not.toBe(used);
    await expect.poll(() => visits).toEqual(['POST', 'POST']);
    // Neither a wrong secret nor a changed token reveals anything.
    const stolen = (await verify(`${service.code}:wrong`, combOf(second))).result;
    const changed = (await verify(credentials, `${combOf(second).slice(0, -2)}AA`)).result;
    expect([stolen, changed]).toEqual([null, null]);
    for (const tab of [first, second]) await tab.close();
  } finally {
    await system.stop();
  }
});
