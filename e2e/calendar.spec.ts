import type { Page } from '@playwright/test';
import { barriers } from './lib/accessible.ts';
import { isPhone, phone, screens } from './lib/measure.ts';
import { at, sectionAt } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

const agendaAt = `${at.personal}?section=agenda`;
const agenda = (page: Page) => page.getByRole('region', { name: '我的日程' });
const toDay = (text: string) => `${Number(text.slice(5, 7))} 月 ${Number(text.slice(8, 10))} 日`;
/** Tomorrow in Asia/Shanghai. */
const tomorrow = () => new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);

/** Nothing stands beside the window: at this width, and of desks at the widest as well. */
async function expectToFit(page: Page, viewport: (typeof screens)[number]) {
  for (const size of isPhone(viewport) ? [viewport] : [...screens.slice(2), viewport]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
  }
}

for (const viewport of [phone, screens[1] ?? phone])
  test(`PC-6 what the school writes into its year stands in everybody’s agenda and in other calendars, ${viewport.width} px`, async ({
    as,
    request,
  }) => {
    const name = `校园参观日 ${viewport.width}`;
    // Both widths run at the same time: each has a year and a person of its own.
    const [year, who] = viewport.width === phone.width ? ([2031, 'student'] as const) : ([2030, 'teacher'] as const);
    const admin = await as('admin', { viewport });
    await admin.goto(`${sectionAt('calendar')}?year=${year}`);
    const day = admin.getByRole('button', { name: /^3 月 5 日/ });
    await admin.getByRole('textbox', { name: '说明' }).fill('建校日');
    await day.click();
    await day.press('ArrowRight');
    await expect(admin.getByRole('button', { name: /^3 月 6 日/ })).toBeFocused();
    await admin.keyboard.press('Space');
    await expect(admin.getByText('2 天待保存')).toBeVisible();
    await admin.getByRole('button', { name: '保存', exact: true }).click();
    await expect(admin.getByText('校历已更新')).toBeVisible();
    await admin.reload();
    await expect(admin.getByRole('button', { name: '3 月 6 日 放假 学校 建校日' })).toBeVisible();
    await expectToFit(admin, viewport);
    // Back to what is official, for those who come after.
    await admin.getByRole('button', { name: '恢复法定' }).click();
    await day.click();
    await admin.getByRole('button', { name: /^3 月 6 日/ }).click({ modifiers: ['Shift'] });
    await admin.getByRole('button', { name: '保存', exact: true }).click();
    await expect(admin.getByRole('button', { name: '3 月 6 日 上班', exact: true })).toBeVisible();

    await admin.goto(sectionAt('calendar'));
    await admin.getByRole('button', { name: '添加事件' }).click();
    const form = admin.getByRole('dialog', { name: '添加事件' });
    await form.getByRole('textbox', { name: '名称' }).fill(name);
    await form.getByLabel('开始', { exact: false }).first().fill(tomorrow());
    await form.getByRole('textbox', { name: '地点' }).fill(`图书馆 ${viewport.width}`);
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(form).toHaveCount(0);

    const page = await as(who, { viewport });
    await page.goto(agendaAt);
    const isSmall = viewport.width === phone.width;
    await expect(agenda(page).getByRole('tab', { name: isSmall ? '列表' : '月' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await agenda(page).getByRole('tab', { name: '周' }).click();
    await page.goto(`${agendaAt}&view=week&date=${tomorrow()}`);
    const chosen = agenda(page).getByRole('region', { name: new RegExp(`^${toDay(tomorrow())}`) });
    await expect(chosen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
      'href',
      `#/home/PersonalCenter?section=agenda&date=${tomorrow()}`,
    );
    await agenda(page).getByRole('tab', { name: '月' }).click();
    await expect(chosen.getByText(`图书馆 ${viewport.width}`)).toBeVisible();
    await expectToFit(page, viewport);
    await agenda(page)
      .getByRole('button', { name: new RegExp(`^${toDay(tomorrow())}`) })
      .focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
    await expect(chosen).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: '生成订阅地址' }).click();
    const address = page.locator('.agenda-link__address code');
    const first = await address.innerText();
    const feed = await request.get(first);
    expect(feed.headers()['content-type']).toContain('text/calendar');
    expect((await feed.text()).replaceAll('\r\n ', '')).toContain(name);
    await page.getByRole('button', { name: '更换地址' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '更换地址' }).click();
    await expect(address).not.toHaveText(first);
    expect((await request.get(first)).status()).toBe(404);
    await page.getByRole('button', { name: '停用' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
    await expect(page.getByRole('button', { name: '生成订阅地址' })).toBeVisible();

    await admin.getByRole('button', { name: `删除 ${name}` }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(admin.getByRole('button', { name: `修改 ${name}` })).toHaveCount(0);
  });

test('PC-7 somebody who is away hands over with a banner for both, and is back with one click', async ({ as }) => {
  const away = await as('import_operator', { viewport: phone });
  const second = await as('auditor');
  await second.goto(at.home);
  await away.goto(agendaAt);
  await away.getByRole('button', { name: '登记外出' }).click();
  const form = away.getByRole('dialog', { name: '登记外出' });
  await form.getByRole('textbox', { name: '代岗人（B 岗）' }).fill('郑静');
  await form.getByRole('button', { name: /^郑静 .*190010/ }).click();
  await form.getByRole('button', { name: '登记', exact: true }).click();
  await expect(away.getByText(/^你已设为外出.*待办由 郑静 代办。$/)).toBeVisible();
  await expect(second.getByText(/你正在代 曹磊 办理待办/)).toBeVisible();

  await away.getByRole('button', { name: '结束外出' }).click();
  await away.getByRole('alertdialog').getByRole('button', { name: '结束外出' }).click();
  await expect(away.getByText(/^你已设为外出/)).toHaveCount(0);
  await expect(second.getByText(/你正在代 曹磊/)).toHaveCount(0);
});
