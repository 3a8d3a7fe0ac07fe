import { readFileSync } from 'node:fs';
import { efficiency } from '@yizhan/contract/calls/efficiency.ts';
import { supervision } from '@yizhan/contract/calls/supervision.ts';
import type { SupervisedCase } from '@yizhan/contract/entities/efficiency.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { callApi } from './lib/call.ts';
import { sectionAt } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** Every case of the range, page after page: the second way to the figures. */
async function allCases(token: string, range: 'year' | 'month'): Promise<SupervisedCase[]> {
  const cases: SupervisedCase[] = [];
  for (let current = 1; ; current += 1) {
    const page = await callApi(supervision.cases, { range, current, size: requestLimits.maxPageSize }, token);
    cases.push(...page.records);
    if (cases.length >= page.total) return cases;
  }
}

test('RT-13 EF-1 EF-4 EF-5 a supervisor reads figures that equal a count of the cases, and goes from a red lamp to its cases; a visitor sees sums only', async ({
  as,
  visitor,
}) => {
  const token = await tokenOf('supervisor');
  const { from, to } = await callApi(efficiency.overview, { range: 'year' }, token);
  const cases = await allCases(token, 'year');
  const isIn = (time: string | null): time is string =>
    time !== null && time.slice(0, 10) >= from && time.slice(0, 10) <= to;
  const finished = cases.filter(({ finishedAt }) => isIn(finishedAt));
  const promised = finished.filter(({ promiseAt }) => promiseAt !== null);
  const kept = promised.filter(({ finishedAt, promiseAt }) => (finishedAt ?? '') <= (promiseAt ?? ''));
  const hours = finished.map((one) => Math.floor(one.hours)).sort((a, b) => a - b);
  expect(finished.length).toBeGreaterThan(1000);

  const page = await as('supervisor');
  await page.goto('/#/home/effectivenessSupervision?range=year');
  const figure = (name: string) => page.locator(`[data-figure="${name}"]`);
  await expect(figure('finished')).toHaveText(finished.length.toLocaleString());
  await expect(figure('accepted')).toHaveText(
    cases.filter(({ acceptedAt }) => isIn(acceptedAt)).length.toLocaleString(),
  );
  await expect(figure('onTimeRate')).toHaveText(`${Math.round((kept.length / promised.length) * 1000) / 10}%`);
  await expect(figure('medianHours')).toHaveText(`${hours[Math.ceil(hours.length / 2) - 1]} 工时`);
  await expect(figure('late')).toHaveText((promised.length - kept.length).toLocaleString());

  await test.step('EF-5 a definition stands beside its figure, and each chart has its table', async () => {
    await page.getByRole('button', { name: '按时办结率' }).focus();
    await expect(
      page
        .getByRole('tooltip', { name: /在承诺时间内办结的/ })
        .or(page.getByText('在承诺时间内办结的 ÷ 办结且有承诺的。').first()),
    ).toBeVisible();
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['按时办结率', '评价率', '网上可办率', '累计访问', '「办件来源」的口径']) {
        const button = page.getByRole('button', { name, exact: true });
        await button.focus();
        const words = await button.evaluate((one) => one.nextElementSibling?.getBoundingClientRect().toJSON());
        expect([name, words.left >= 0, words.right <= width]).toEqual([name, true, true]);
      }
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    const channels = page.getByRole('table', { name: '办件来源' });
    const online = cases.filter(({ acceptedAt, channel }) => isIn(acceptedAt) && channel === 'ONLINE').length;
    await expect(channels.getByRole('row', { name: /网上/ })).toContainText(online.toLocaleString());
  });

  await test.step('a table is taken away as a spreadsheet', async () => {
    const download = page.waitForEvent('download');
    const trend = page
      .getByRole('region', { name: '办件趋势' })
      .or(page.locator('.eff-panel', { hasText: '办件趋势' }))
      .first();
    await trend.getByRole('button', { name: '导出' }).click();
    await page.getByRole('menuitem', { name: /导出表格/ }).click();
    const text = readFileSync((await (await download).path()) ?? '', 'utf8');
    const sum = text
      .trim()
      .split('\r\n')
      .slice(1)
      .reduce((total, line) => total + Number(line.split(',')[2]?.replaceAll('"', '').replaceAll(',', '')), 0);
    expect(sum).toBe(finished.length);
  });

  await test.step('EF-4 from a department’s red lamps to its cases', async () => {
    const red = cases.filter(({ lamp }) => lamp === 'RED');
    const name = red[0]?.deptName ?? '';
    await page.getByRole('table', { name: '预警' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(/lamp=RED/);
    await expect(
      page.getByRole('button', { name: red.find(({ deptName }) => deptName === name)?.caseNumber ?? '' }).first(),
    ).toBeVisible();
  });

  await test.step('EF-4 department, service, case and step, and the way back by the address', async () => {
    await page.goto(`${sectionAt('supervision')}?range=year`);
    const clerks = await tokenOf('dept_item_admin');
    const [own] = await callApi(supervision.groups, { range: 'year' }, clerks);
    await page.getByRole('link', { name: own?.name ?? '', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`dept=${own?.id}`));
    await page.getByRole('table', { name: '事项' }).getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/service=/);
    await page
      .getByRole('navigation', { name: '位置' })
      .getByRole('link', { name: own?.name ?? '' })
      .click();
    await expect(page).not.toHaveURL(/service=/);
  });

  await test.step('EF-4 a supervisor orders, the department replies, the supervisor closes', async () => {
    const clerks = await tokenOf('dept_item_admin');
    const late = await callApi(supervision.cases, { range: 'year', lamp: 'RED', size: 100 }, clerks);
    const free = late.records.find(({ hasOrder }) => !hasOrder);
    await page.goto(`${sectionAt('supervision')}?lamp=RED&record=${free?.id}`);
    await expect(page.getByText('初审 · 通过')).toBeVisible();
    await page.getByRole('button', { name: '下发督办单' }).click();
    const dialog = page.getByRole('dialog', { name: '下发督办单' });
    await dialog.getByLabel('督办意见').fill('请说明办结日期');
    await dialog.getByRole('button', { name: '下发', exact: true }).click();
    await page.getByRole('link', { name: '请说明办结日期' }).click();
    await expect(page).toHaveURL(/tab=orders/);
    const record = new URL(page.url().replace('#', '')).searchParams.get('record');

    const clerk = await as('dept_item_admin');
    await clerk.goto(`${sectionAt('departmentCases')}?tab=orders&record=${record}`);
    await clerk.getByRole('textbox', { name: '回复' }).fill('明日办结');
    await clerk.getByRole('button', { name: '回复', exact: true }).click();
    await expect(clerk.getByRole('listitem').filter({ hasText: '明日办结' })).toBeVisible();

    await page.reload();
    await expect(page.getByText('明日办结')).toBeVisible();
    await page.getByRole('button', { name: '办结', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('已办结')).toBeVisible();
  });

  await test.step('EF-5 the report of a month tells its figures with definitions, and prints as a sheet', async () => {
    await page.goto('/#/home/effectivenessSupervision?range=year');
    await page.getByRole('link', { name: '月报' }).click();
    const report = page.getByRole('article');
    const month = await callApi(supervision.report, {}, token);
    await expect(report.getByRole('heading', { level: 2 })).toContainText(`${Number(month.month.slice(5))} 月效能月报`);
    const done = cases.filter(({ finishedAt }) => finishedAt?.startsWith(month.month));
    const kept = done.filter(({ finishedAt, promiseAt }) => promiseAt && (finishedAt ?? '') <= promiseAt);
    const promisedThen = done.filter(({ promiseAt }) => promiseAt !== null);
    const row = (name: string) =>
      report.getByRole('table', { name: '主要指标' }).getByRole('row', { name: new RegExp(`^${name} `) });
    await expect(row('办结').getByRole('cell').first()).toHaveText(done.length.toLocaleString());
    await expect(row('按时办结率')).toContainText(`${Math.round((kept.length / promisedThen.length) * 1000) / 10}%`);
    await expect(row('按时办结率')).toContainText('在承诺时间内办结的 ÷ 办结且有承诺的。');
    await expect(report.getByText('综合得分 = 按时办结率 40 + 满意度 30')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: '打印或存为 PDF' })).toBeHidden();
    await expect(
      report.getByRole('table', { name: '督办单与回复' }).or(report.getByText('本月没有下发督办单')),
    ).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: '上个月' }).click();
    await expect(page).toHaveURL(/month=20\d\d-\d\d/);
  });

  await test.step('an editor sees the draft as visitors would before publishing it', async () => {
    const editor = await as('admin');
    await editor.goto(sectionAt('efficiency'));
    await expect(editor.getByText('综合得分 = 按时办结率 40')).toBeVisible();
    await editor.getByRole('button', { name: '预览', exact: true }).click();
    const preview = editor.getByRole('dialog', { name: '预览草稿' });
    await preview.getByRole('button', { name: '访客' }).click();
    await expect(preview.getByText('少于 5 件的数字不公开显示')).toBeVisible();
    await expect(preview.getByRole('heading', { name: '咨询投诉建议' })).toBeVisible();
  });

  await test.step('EF-2 GD-1 a visitor sees sums, and no way to a case', async () => {
    const guest = await visitor();
    await guest.goto('/?view=efficiency&range=year');
    await expect(guest.getByRole('heading', { level: 1, name: '效能监察' })).toBeVisible();
    await expect(guest.locator('[data-figure="finished"]')).toHaveText(finished.length.toLocaleString());
    await expect(guest.getByText('少于 5 件的数字不公开显示')).toBeVisible();
    await expect(guest.getByRole('table', { name: '预警' }).getByRole('link')).toHaveCount(0);
  });
});

/** Every panel that is drawn, and has its numbers as a table as well. */
const drawn = ['办件趋势', '满意度', '办件来源', '受理时段', '办理时长与承诺', '咨询投诉建议'];

test('EF-5 each chart is told to screen readers, and is a table on request', async ({ as }) => {
  const page = await as('supervisor');
  await page.goto('/#/home/effectivenessSupervision?range=year');
  for (const name of drawn) {
    const panel = page.locator('.eff-panel').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const chart = panel.locator('.eff-chart');
    await expect(chart).toHaveRole('img');
    // Not its title alone: what it shows.
    await expect(chart).toHaveAttribute('aria-label', /.{20,}/s);
    await panel.getByRole('button', { name: '看表格' }).click();
    await expect(chart).toHaveCount(0);
    await expect(panel.getByRole('table', { name }).getByRole('row').nth(1)).toBeVisible();
    await panel.getByRole('button', { name: '看图' }).click();
    await expect(chart.locator('canvas').first()).toBeVisible();
  }
});
