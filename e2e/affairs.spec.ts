import type { Page } from '@playwright/test';
import { guides } from '@yizhan/contract/calls/guides.ts';
import { callApi } from './lib/call.ts';
import { openConnected } from './lib/connected.ts';
import { aGuideEditor } from './lib/guide-editor.ts';
import { aGuide, aService } from './lib/own-service.ts';
import { at } from './lib/pages.ts';
import { aPerson, aRole, signIn } from './lib/people.ts';
import { tabTo } from './lib/tab-to.ts';
import { expect, test } from './lib/test.ts';

const affairs = (page: Page) => page.getByRole('region', { name: '我的事务' });
const rows = (page: Page) => affairs(page).locator('.affair-list').getByRole('listitem');
const tabOf = (page: Page, name: string) => affairs(page).getByRole('tab', { name: new RegExp(`^${name}`) });

const sizes = [
  { name: 'a desk', viewport: { width: 1366, height: 768 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
] as const;

// All begin with the student’s own home page.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  for (const { name, viewport } of sizes) {
    test(`CD-SIGN-1 at ${name} a tab of the card leads to the same tab of the personal centre, which is paged and searched`, async ({
      sharedPage,
    }) => {
      const page = await sharedPage('student');
      await page.setViewportSize(viewport);
      await page.goto(at.home);
      await tabOf(page, '已完成').click();
      await affairs(page).getByRole('link', { name: '查看全部「已完成」' }).click();
      await expect(page).toHaveURL(`${at.personal}?tab=DONE`);
      await expect(tabOf(page, '已完成')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('link', { name: '我的事务', exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(rows(page)).toHaveCount(20);

      const first = await rows(page).first().innerText();
      await affairs(page).getByRole('button', { name: '下一页' }).click();
      await expect(page).toHaveURL(/[?&]page=2$/);
      await expect(rows(page)).toHaveCount(4);
      await page.reload();
      await expect(rows(page)).toHaveCount(4);
      await expect(tabOf(page, '已完成')).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expect(rows(page)).toHaveCount(20);
      expect(await rows(page).first().innerText()).toBe(first);

      const box = affairs(page).getByRole('textbox', { name: '搜索标题或事项' });
      await box.fill('宿舍报修');
      await box.press('Enter');
      await expect(affairs(page).getByRole('status')).toHaveText('找到 3 条');
      await expect(rows(page)).toHaveCount(3);
      await expect(rows(page).first()).toContainText('宿舍报修');
      await box.fill('%');
      await box.press('Enter');
      await affairs(page).getByRole('button', { name: '清除条件' }).click();
      await expect(rows(page)).toHaveCount(20);
      await expect(box).toHaveValue('');
    });
  }

  test('我的申请 on the card of the person leads to 我发起的', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await page.goto(at.home);
    await page.getByRole('navigation', { name: '我的入口' }).getByRole('link', { name: '我的申请' }).click();
    await expect(tabOf(page, '我发起的')).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page).first()).toBeVisible();
  });
});

test('CD-SIGN-1 by keys alone one goes from tab to tab and sees only what is late', async ({ as }) => {
  const page = await as('teacher');
  await page.goto(at.personal);
  await expect(rows(page).first()).toBeVisible();
  await tabTo(tabOf(page, '待办'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=READ/);
  await expect(tabOf(page, '待阅')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/tab=TODO/);
  const late = affairs(page).getByRole('button', { name: /^只看超时 \d+$/ });
  await tabTo(late);
  await page.keyboard.press('Enter');
  await expect(late).toHaveAttribute('aria-pressed', 'true');
  const many = Number(/\d+/.exec(await late.innerText())?.[0]);
  await expect(rows(page)).toHaveCount(many);
  await expect(rows(page).filter({ hasText: '已超时' })).toHaveCount(many);
});

test('CD-SIGN-1 what comes in stands in the open list at once, opens, and is still found on the way back', async ({
  as,
}) => {
  const { dept, tokens } = await aGuideEditor();
  const role = await aRole();
  const service = await aService({ identityTypes: [], roleIds: [role.id], deptId: dept.id });
  const guide = await aGuide(service, { deptId: dept.id, description: '<p>到二楼办理。</p>' });
  const reporter = await signIn((await aPerson([{ roleIds: [role.id] }])).account);
  const page = await as(tokens);
  await openConnected(page, `${at.personal}?tab=TODO`);
  await expect(affairs(page).getByText('暂无数据')).toBeVisible();

  await callApi(
    guides.correct,
    { guideId: guide.id, block: 'description', text: '已经搬到三楼了' },
    reporter.access_token,
  );
  const todo = affairs(page).getByRole('link', { name: `办事指南「${service.name}」收到纠错，请答复` });
  await expect(todo).toBeVisible();
  await expect(tabOf(page, '待办')).toHaveText('待办1');
  await todo.click();
  await expect(page).toHaveURL(/#\/home\/managementGuideConfig\?.*tab=corrections/);
  await page.goBack();
  await expect(todo).toBeVisible();
});
