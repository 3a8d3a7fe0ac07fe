import type { Locator, Page } from '@playwright/test';
import { hall } from '@yizhan/contract/calls/hall.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { box, names, resultList, suggestions } from './lib/hall.ts';
import { moveDragged } from './lib/keyboard-drag.ts';
import { screens } from './lib/measure.ts';
import { ownHall } from './lib/own-hall.ts';
import { at } from './lib/pages.ts';
import { aDepartment, type Someone, signIn } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('RT-6 HL-1 three centres are one screen: facets, tab, sort, view and page live in the address and survive reload and back; what was found stays while the next is on its way', async ({
  as,
}) => {
  const { add, member, dept } = await ownHall();
  const numbers = Array.from({ length: serviceLimits.pageSize + 3 }, (_, n) => String(n + 1).padStart(2, '0'));
  await Promise.all(
    numbers.map((n) =>
      add(`试用项目${n}号`, Number(n) <= 25 ? { type: 'PROCESS' } : { processType: 'OFFLINE', type: 'APPLICATION' }),
    ),
  );
  const allNames = numbers.map((n) => `试用项目${n}号`);
  const page = await as(await signIn((await member()).account));
  await page.goto(at.hall);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('服务大厅');
  const facet = page.getByRole('group', { name: '部门' });
  await facet.getByRole('button', { name: '更多' }).click();
  await facet.getByRole('button', { name: `${dept.name} ${numbers.length}` }).click();
  await expect(page.getByText(`找到 ${numbers.length} 项服务`).first()).toBeVisible();
  await page.getByRole('combobox', { name: '排序' }).selectOption({ label: '按名称' });
  await expect(names(page)).toHaveText(allNames.slice(0, serviceLimits.pageSize));
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(names(page)).toHaveText(allNames.slice(serviceLimits.pageSize));
  await page.getByRole('button', { name: '列表' }).click();
  await expect(page.locator('.hall-rows')).toBeVisible();
  await expect(page).toHaveURL(`${at.hall}?deptId=${dept.id}&sort=name&view=list&page=2`);

  await page.reload();
  await expect(names(page)).toHaveText(allNames.slice(serviceLimits.pageSize));
  await expect(page.locator('.hall-rows')).toBeVisible();
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');

  // The same filter in the centre of processes, from its first page.
  await page.getByRole('navigation', { name: '服务中心' }).getByRole('link', { name: '流程服务' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('流程服务中心');
  await expect(page).toHaveURL(`/#/home/processServiceCenter?deptId=${dept.id}&sort=name&view=list`);
  await expect(names(page)).toHaveText(allNames.slice(0, 24));
  await expect(page.getByText('找到 25 项服务').first()).toBeVisible();
  await page.getByRole('navigation', { name: '服务中心' }).getByRole('link', { name: '应用服务' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用服务中心');
  await expect(page).toHaveURL(`/#/home/applicationServiceCenter?deptId=${dept.id}&sort=name&view=list`);
  await expect(names(page)).toHaveText(allNames.slice(25));

  // Back through all steps: each shows what it showed before.
  await page.goBack();
  await expect(names(page)).toHaveText(allNames.slice(0, 24));
  await page.goBack();
  await expect(names(page)).toHaveText(allNames.slice(serviceLimits.pageSize));
  await page.getByRole('tab', { name: '最新' }).click();
  // Each tab has an order of its own.
  await expect(page).toHaveURL(`${at.hall}?deptId=${dept.id}&view=list&tab=newest`);
  await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(names(page)).toHaveText(allNames.slice(serviceLimits.pageSize));

  await page.getByRole('button', { name: /^更多筛选/ }).click();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${addressOf(hall.page)}`, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(`**${addressOf(hall.page)}`);
  await page.getByRole('group', { name: '方式' }).getByRole('button', { name: /^线下/ }).click();
  await asked;
  await expect(page).toHaveURL(/processType=OFFLINE/);
  await expect(names(page)).toHaveText(allNames.slice(serviceLimits.pageSize));
  await expect(page.locator('.yz-skeleton')).toHaveCount(0);
  release();
  await expect(names(page)).toHaveText(allNames.slice(25));
});

test.describe(() => {
  // All tests use one person; only one of them adds favourites, and it expects none at first.
  test.describe.configure({ mode: 'default' });

  let own: Awaited<ReturnType<typeof ownHall>>;
  let someone: Someone;

  test.beforeAll(async () => {
    own = await ownHall();
    someone = await own.member();
  });

  test('HL-12 favourites are marked in the hall, ordered by drag and by keyboard, kept in folders, and undone', async ({
    sharedPage,
  }) => {
    const { id: deptId } = await aDepartment();
    const [first, second, third] = ['试用珊瑚', '试用海藻', '试用贝壳'] as const;
    for (const name of [first, second, third]) await own.add(name, { deptId });
    const page = await sharedPage(someone.account);
    await page.goto(`${at.hall}?deptId=${deptId}`);
    for (const name of [first, second, third]) {
      const tile = resultList(page).getByRole('listitem').filter({ hasText: name });
      await tile.getByRole('button', { name: '收藏' }).click();
      await expect(tile.getByRole('button', { name: '取消收藏' })).toHaveAttribute('aria-pressed', 'true');
      await expect(toast(page, `已收藏「${name}」`)).toBeVisible();
    }
    await page.goto(at.favourites);
    const list = page.getByRole('list', { name: '我的收藏' });
    const order = list.locator('.service-row__name');
    // The latest favourite comes first.
    await expect(order).toHaveText([third, second, first]);
    const handle = (name: string) => list.getByRole('button', { name: `拖动「${name}」排序` });
    const saved = () => page.waitForResponse(/serverCenter\/changeOrder/);

    const dragged = saved();
    await dragOver(page, handle(first), handle(third));
    await expect(order).toHaveText([first, third, second]);
    await dragged;

    const moved = saved();
    await handle(third).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`已拿起「${third}」，位于第 2 位，共 3 项`)).toBeAttached();
    await moveDragged(page, 'ArrowDown', `「${third}」移到第 3 位，共 3 项`);
    await page.keyboard.press('Space');
    await expect(order).toHaveText([first, second, third]);
    await moved;

    await page.getByRole('button', { name: '新建收藏夹' }).click();
    const dialog = page.getByRole('dialog', { name: '新建收藏夹' });
    await dialog.getByRole('textbox', { name: '收藏夹名称' }).fill('海边');
    await dialog.getByRole('button', { name: '新建' }).click();
    await expect(page.getByText('这个收藏夹还是空的', { exact: false })).toBeVisible();
    await page.getByRole('tab', { name: /^全部/ }).click();
    await chooseFor(page, second, '移到「海边」');
    await expect(toast(page, `已把「${second}」移到「海边」`)).toBeVisible();

    await chooseFor(page, second, '取消收藏');
    await expect(order).toHaveText([first, third]);
    const back = saved();
    await toast(page, `已取消收藏「${second}」`).getByRole('button', { name: '撤销' }).click();
    await expect(order).toHaveText([first, second, third]);
    await back;

    await page.reload();
    await expect(order).toHaveText([first, second, third]);
    await page.getByRole('tab', { name: /^海边/ }).click();
    await expect(order).toHaveText([second]);
    await expect(page).toHaveURL(/section=favourites&folder=\d+$/);
  });

  test('HL-1 HL-8 RT-11 the hall fits a phone, a notebook and a desk: nothing overflows sideways', async ({
    sharedPage,
    visitor,
  }) => {
    const page = await sharedPage(someone.account);
    const open = await visitor();
    const sideways = (one: Page) =>
      one.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const screen of screens) {
      for (const one of [page, open]) await one.setViewportSize(screen);
      for (const view of ['cards', 'list']) {
        await page.goto(`${at.hall}?view=${view}`);
        await expect(names(page).first()).toBeVisible();
        await expect.poll(() => sideways(page), { message: `${view} at ${screen.width}` }).toBe(0);
      }
      await page.goto(`${at.hall}?keyword=${encodeURIComponent('空谷幽兰')}`);
      await expect(page.getByText('没有找到与“空谷幽兰”相关的服务')).toBeVisible();
      expect(await sideways(page), `nothing found at ${screen.width}`).toBe(0);
      await box(page).fill('');
      await expect(suggestions(page).getByRole('option').first()).toBeVisible();
      expect(await sideways(page), `suggestions at ${screen.width}`).toBe(0);
      await open.goto(at.allServices);
      await expect(names(open).first()).toBeVisible();
      expect(await sideways(open), `/allServices at ${screen.width}`).toBe(0);
      // On a phone the facets are in a sheet.
      const filter = page.getByRole('button', { name: /^筛选/ });
      await page.goto(at.hall);
      await expect(names(page).first()).toBeVisible();
      if (screen.width > 390) await expect(filter).toHaveCount(0);
      else {
        await filter.click();
        const sheet = page.getByRole('dialog', { name: '筛选条件' });
        await sheet.getByRole('group', { name: '方式' }).getByRole('button', { name: /^在线/ }).click();
        await expect(page).toHaveURL(/processType=ONLINE/);
        expect(await sideways(page), 'the sheet').toBe(0);
        await sheet.getByRole('button', { name: '查看结果' }).click();
        await expect(filter).toHaveText('筛选（1）');
      }
    }
  });
});

async function chooseFor(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `管理收藏「${name}」` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function dragOver(page: Page, from: Locator, to: Locator) {
  const middle = async (target: Locator) => {
    const area = await target.boundingBox();
    if (!area) throw new Error('nothing to drag');
    return [area.x + area.width / 2, area.y + area.height / 2] as const;
  };
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(start[0], start[1] - 8);
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
}
