import { box, names, resultList, searchFor, suggestions } from './lib/hall.ts';
import { ownHall } from './lib/own-hall.ts';
import { at, sectionAt } from './lib/pages.ts';
import { signIn, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

test('HL-2 HL-3 HL-5 HL-8 HL-4 pinyin and a wrong character find and are marked, suggestions are walked by keys; what is not found reaches the administrator, whose synonym finds at once', async ({
  as,
}) => {
  const own = await ownHall();
  const [, stone, butterfly] = [
    await own.add('天象馆讲解', { summary: '讲解员介绍陨石标本的来历' }),
    await own.add('陨石标本鉴定', { summary: '送来的石头由地质系看一看' }),
    await own.add('蝴蝶翅膀测量'),
  ];
  const someone = await own.member();
  const page = await as(await signIn(someone.account));
  await page.goto(at.hall);

  await test.step('initials and one wrong character find; the best stands first', async () => {
    const marked = names(page).first().locator('mark');
    for (const [typed, hit] of [
      ['ysbb', '陨石标本'],
      ['陨石镖本', '陨石本'],
    ] as const) {
      await searchFor(page, typed);
      await expect(page.getByText(`“${typed}” 共找到`).first()).toBeVisible();
      await expect(names(page).first(), typed).toHaveText(stone.name);
      await expect.poll(async () => (await marked.allInnerTexts()).join(''), { message: typed }).toBe(hit);
    }
    // A match in the name ranks before one in the text, which shows its excerpt.
    await page.getByRole('button', { name: '列表' }).click();
    await searchFor(page, '陨石标本');
    await expect(names(page)).toHaveText([stone.name, '天象馆讲解']);
    await expect(resultList(page).locator('.hall-row__summary mark')).toHaveText('陨石标本');
  });

  await test.step('one’s own words and the hot ones come before typing; services as one types', async () => {
    await page.getByRole('button', { name: '清除搜索' }).click();
    await box(page).click();
    const recent = suggestions(page).getByRole('group', { name: '最近搜过' });
    await expect(recent.getByRole('option').first()).toHaveText('陨石标本');
    await expect(suggestions(page).getByRole('group', { name: '热门搜索' }).getByRole('option').first()).toBeVisible();
    await box(page).fill('yunshibiao');
    const option = suggestions(page).getByRole('group', { name: '服务' }).getByRole('option', { name: stone.name });
    await expect(option.locator('mark')).toHaveText('陨石标');
    await box(page).press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`/#/home/service/${stone.id}`);
  });

  const word = unique('试用彩翼测量收费标准');
  await page.goto(at.hall);
  await searchFor(page, word);
  await expect(page.getByText(`没有找到与“${word}”相关的服务`)).toBeVisible();
  await expect(page.getByRole('list', { name: '最接近的' }).getByText(butterfly.name)).toBeVisible();
  const form = page.getByRole('region', { name: '告诉我们您需要什么' });
  await form.getByRole('button', { name: '提交需求' }).click();
  await expect(form.getByText('请写一句想办的事')).toBeVisible();
  await form.getByRole('textbox', { name: '想办的事' }).fill('试用：想知道一只要多少钱');
  await form.getByRole('button', { name: '提交需求' }).click();
  await expect(form.getByRole('status')).toHaveText('已收到，谢谢您。');

  const office = await as('service_admin');
  await office.goto(`${sectionAt('searchWords')}?tab=gaps`);
  const gap = office.getByRole('listitem').filter({ has: office.getByText(word, { exact: true }) });
  await expect(gap).toContainText('搜索 1 次');
  await expect(gap).toContainText(`${someone.name}：试用：想知道一只要多少钱`);
  await gap.getByRole('button', { name: '加同义词' }).click();
  const pane = office.getByRole('dialog', { name: `「${word}」和什么是一个意思？` });
  await pane.getByRole('combobox', { name: '同一个意思的词' }).fill('翅膀测量');
  await pane.getByRole('combobox', { name: '同一个意思的词' }).press('Enter');
  await pane.getByRole('button', { name: '保存' }).click();
  await expect(gap).toHaveCount(0);

  // The same search again, on the page that found nothing a moment ago.
  await box(page).press('Enter');
  await expect(names(page)).toHaveText([butterfly.name]);
  await expect(names(page).locator('mark')).not.toHaveCount(0);
});
