import type { Locator, Page } from '@playwright/test';
import { hall } from '@yizhan/contract/calls/hall.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { callApi } from './lib/call.ts';
import { box, found, names, searchFor, suggestions } from './lib/hall.ts';
import { cardNamed, markDocument } from './lib/home.ts';
import { moveDragged } from './lib/keyboard-drag.ts';
import { screens } from './lib/measure.ts';
import { giveToOthers, ownHall } from './lib/own-hall.ts';
import { at } from './lib/pages.ts';
import { aDepartment, type Someone, signIn } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('RT-6 HL-1 three centres are one screen: facets, tab, sort, view and page live in the address and survive reload and back', async ({
  as,
}) => {
  const { add, member, dept } = await ownHall();
  const numbers = Array.from({ length: limits.hallPageSize + 3 }, (_, n) => String(n + 1).padStart(2, '0'));
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
  await expect(names(page)).toHaveText(allNames.slice(0, limits.hallPageSize));
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(names(page)).toHaveText(allNames.slice(limits.hallPageSize));
  await page.getByRole('button', { name: '列表' }).click();
  await expect(page.locator('.hall-rows')).toBeVisible();
  await expect(page).toHaveURL(`${at.hall}?deptId=${dept.id}&sort=name&view=list&page=2`);

  await page.reload();
  await expect(names(page)).toHaveText(allNames.slice(limits.hallPageSize));
  await expect(page.locator('.hall-rows')).toBeVisible();
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');

  // The same choice in the centre of processes, from its first page.
  await page.getByRole('navigation', { name: '服务中心' }).getByRole('link', { name: '流程服务' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('流程服务中心');
  await expect(page).toHaveURL(`/#/home/processServiceCenter?deptId=${dept.id}&sort=name&view=list`);
  await expect(names(page)).toHaveText(allNames.slice(0, 24));
  await expect(page.getByText('找到 25 项服务').first()).toBeVisible();
  await page.getByRole('navigation', { name: '服务中心' }).getByRole('link', { name: '应用服务' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('应用服务中心');
  await expect(page).toHaveURL(`/#/home/applicationServiceCenter?deptId=${dept.id}&sort=name&view=list`);
  await expect(names(page)).toHaveText(allNames.slice(25));

  // Back over everything: each step shows what it showed.
  await page.goBack();
  await expect(names(page)).toHaveText(allNames.slice(0, 24));
  await page.goBack();
  await expect(names(page)).toHaveText(allNames.slice(limits.hallPageSize));
  await page.getByRole('tab', { name: '最新' }).click();
  await expect(page).toHaveURL(`${at.hall}?deptId=${dept.id}&sort=name&view=list&tab=newest`);
  await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(names(page)).toHaveText(allNames.slice(limits.hallPageSize));
});

test('HL-6 HL-7 a service outside one’s roles is found nowhere, and its address says whom it is for and nothing else', async ({
  as,
}) => {
  const { add, member } = await ownHall();
  const secret = '试用暗格里的说明';
  const service = await add('灯塔夜航登记', { summary: secret, url: 'https://lighthouse.example.edu.cn/' });
  const page = await as(await signIn((await member(identityTypes.undergraduate)).account));

  // As long as it is theirs it is everywhere.
  await page.goto(at.hall);
  await searchFor(page, '灯塔夜航');
  await expect(names(page)).toHaveText([service.name]);
  await found(page).getByRole('button', { name: '收藏' }).click();
  await expect(toast(page, `已收藏「${service.name}」`)).toBeVisible();
  await names(page).click();
  await expect(page.getByText(secret)).toBeVisible();
  await page.goto(at.home);
  await expect(cardNamed(page, '我的收藏').getByText(service.name)).toBeVisible();

  const role = await giveToOthers(service);
  await page.goto(`${at.hall}?keyword=${encodeURIComponent('灯塔夜航')}`);
  await page.reload();
  await expect(page.getByText('没有找到与“灯塔夜航”相关的服务')).toBeVisible();
  await page.getByRole('button', { name: '清除搜索' }).click();
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByText(service.name)).toHaveCount(0);
  await box(page).pressSequentially('灯塔');
  const answered = page.waitForResponse(`**${addressOf(hall.suggest)}`);
  await box(page).pressSequentially('夜航');
  expect((await (await answered).json()).result.services).toEqual([]);
  await expect(suggestions(page).getByText(service.name)).toHaveCount(0);

  await page.goto(at.home);
  await expect(cardNamed(page, '我的收藏')).toBeVisible();
  await expect(page.getByText(service.name)).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('dialog').getByRole('combobox').fill('灯塔夜航');
  await expect(page.getByText('没有找到“灯塔夜航”，换个词试试')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(at.favourites);
  await expect(page.getByText('还没有收藏的服务', { exact: false })).toBeVisible();

  // What frames it shows nothing of it either, and leads to where the reason stands.
  await page.goto(`/#/home/serviceIframPage?id=${service.id}`);
  await page.getByRole('link', { name: '去服务详情看看' }).click();
  await expect(page).toHaveURL(`/#/home/service/${service.id}`);
  await expect(page.getByText(`「${service.name}」仅面向${role.name}开放，您当前的身份不能使用`)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(secret);
  expect(await page.content()).not.toContain('lighthouse');
});

test('RT-11 HL-9 a visitor finds what is for them in /allServices, and lands on a service after signing in', async ({
  visitor,
}) => {
  const { add } = await ownHall();
  await add('灰鲸观测申请');
  const { records } = await callApi(hall.openPage, { size: limits.pageSizeMost });
  const wanted = records.find(({ needsSignIn }) => needsSignIn);
  if (!wanted) throw new Error('the demo campus lists no service that needs signing in');
  const page = await visitor();
  await page.goto(at.allServices);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全部服务');
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '收藏' })).toHaveCount(0);
  await searchFor(page, '灰鲸观测');
  await expect(page.getByText('没有找到与“灰鲸观测”相关的服务')).toBeVisible();
  await expect(page.getByRole('heading', { name: '登录后可以看到更多服务' })).toBeVisible();

  await searchFor(page, wanted.serviceName);
  await expect(names(page).first()).toHaveText(wanted.serviceName);
  await expect(found(page).getByRole('listitem').first()).toContainText('需登录');
  await names(page).first().click();
  await expect(page).toHaveURL(`/#/service/${wanted.serviceId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wanted.serviceName);
  await page.getByRole('link', { name: '登录后办理' }).click();
  await expect(page).toHaveURL(at.login);
  await signInByForm(page, 'student');
  await expect(page).toHaveURL(`/#/home/service/${wanted.serviceId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wanted.serviceName);
});

test.describe(() => {
  // These are of one person, and the only one to mark favourites begins with none.
  test.describe.configure({ mode: 'default' });

  let own: Awaited<ReturnType<typeof ownHall>>;
  let someone: Someone;

  test.beforeAll(async () => {
    own = await ownHall();
    someone = await own.member();
  });

  test('HL-1 what was found stays while the next is on its way', async ({ sharedPage }) => {
    const { id: deptId } = await aDepartment();
    for (const name of ['试用长廊甲', '试用长廊乙'])
      await own.add(name, { deptId, ...(name.endsWith('乙') ? { processType: 'OFFLINE' } : {}) });
    const page = await sharedPage(someone.account);
    await page.goto(`${at.hall}?deptId=${deptId}&sort=name`);
    await expect(names(page)).toHaveText(['试用长廊甲', '试用长廊乙']);
    await markDocument(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**${addressOf(hall.page)}`, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(`**${addressOf(hall.page)}`);
    await page.getByRole('group', { name: '方式' }).getByRole('button', { name: /^线下/ }).click();
    await asked;
    await expect(page).toHaveURL(/processType=OFFLINE/);
    await expect(names(page)).toHaveText(['试用长廊甲', '试用长廊乙']);
    await expect(page.locator('.yz-skeleton')).toHaveCount(0);
    letGo();
    await expect(names(page)).toHaveText(['试用长廊乙']);
    // The hall reads again whenever services change: what is on its way has to arrive.
    await page.unrouteAll({ behavior: 'wait' });
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
      const tile = found(page).getByRole('listitem').filter({ hasText: name });
      await tile.getByRole('button', { name: '收藏' }).click();
      await expect(tile.getByRole('button', { name: '取消收藏' })).toHaveAttribute('aria-pressed', 'true');
      await expect(toast(page, `已收藏「${name}」`)).toBeVisible();
    }
    await page.goto(at.favourites);
    const list = page.getByRole('list', { name: '我的收藏' });
    const order = list.locator('.service-row__name');
    // What was marked last stands first.
    await expect(order).toHaveText([third, second, first]);
    const handle = (name: string) => list.getByRole('button', { name: `拖动「${name}」排序` });
    const kept = () => page.waitForResponse(/serverCenter\/changeOrder/);

    const dragged = kept();
    await dragOver(page, handle(first), handle(third));
    await expect(order).toHaveText([first, third, second]);
    await dragged;

    const moved = kept();
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
    const back = kept();
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
      // On a phone the facets wait in a sheet.
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
