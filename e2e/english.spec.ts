import { departments } from '@yizhan/contract/calls/departments.ts';
import { english } from '@yizhan/contract/calls/english.ts';
import { hall } from '@yizhan/contract/calls/hall.ts';
import { password } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { chineseTexts } from './lib/chinese-texts.ts';
import { hallAt, serviceAt } from './lib/own-service.ts';
import { at, sectionAt } from './lib/pages.ts';
import { tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const STUDENT = '李沐阳';

test('HM-4 a student who reads English meets no Chinese from the landing page to the personal pages, but what people typed', async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'en-US' });
  const expectEnglish = () => expect.poll(() => chineseTexts(page, STUDENT)).toEqual([]);
  await page.goto(at.landing);
  await expect(page.getByRole('heading', { level: 1, name: /Yunling University/ })).toBeVisible();
  await expectEnglish();

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Account' }).fill('student');
  await expectEnglish();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.getByRole('heading', { name: 'Tools', exact: true }).scrollIntoViewIfNeeded();
  await expectEnglish();

  await page.goto(at.hall);
  await expect(page.getByRole('link', { name: /Course selection/ }).first()).toBeVisible();
  await expectEnglish();
  await page.goto(hallAt('library seats'));
  await expect(page.getByRole('link', { name: /Library seats/ }).first()).toBeVisible();

  const found = await callApi(hall.page, { keyword: '学生请假' }, await tokenOf('student'));
  await page.goto(serviceAt(found.records[0]?.serviceId ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Student leave' })).toBeVisible();
  await expectEnglish();

  for (const path of [at.personal, at.favourites, at.security]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEnglish();
  }
});

/** Every main screen, and what stands on it once it is loaded. */
const section = (name: string, loaded: string) => [`${at.personal}?section=${name}`, loaded] as const;
const screens = [
  [at.home, '.affair__title'],
  [at.hall, '.hall-tile'],
  ['/#/home/guides', '.found-guide'],
  [at.lists, '.duty-title'],
  ['/#/home/effectivenessSupervision', '.eff-grid'],
  ['/#/home/chat', '.chat-row'],
  ['/#/home/notices', '.notice-row'],
  ['/#/home/announcements', '.announcements'],
  ['/calendar', 'h1'],
  section('affairs', '.affair__title'),
  [`${at.personal}?tab=STARTED`, '.affair__title'],
  [`${at.personal}?tab=DONE`, '.affair__title'],
  section('messages', '.notice-row'),
  section('applications', '.own-case__title'),
  section('favourites', '.favourite'),
  section('ratings', '.my-rating'),
  section('feedback', '.feedback__line'),
  section('feedback&write=1', '.feedback__form'),
  section('agenda', '.agenda-pill'),
  section('personalData', '.figure'),
  section('profile', '.profile__identity'),
  section('security', 'main .yz-card'),
  section('personalisation', 'main .yz-card'),
  section('privacy', '.privacy__row'),
] as const;

const readers = [
  { account: 'student', names: [STUDENT, '软件工程课程群'] },
  { account: 'teacher', names: ['陈思齐', '软件工程课程群', '副教授', '教学督导'] },
];

for (const { account, names } of readers)
  test(`HM-4 on every main screen a ${account} who reads English meets Chinese only where people typed it`, async ({
    as,
  }) => {
    const page = await as(account, { locale: 'en-US' });
    for (const [path, loaded] of screens)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator(loaded).first()).toBeVisible();
        await expect(page.locator('main .yz-skeleton')).toHaveCount(0);
        await expect.poll(() => chineseTexts(page, ...names)).toEqual([]);
      });

    const typedTitle = await test.step('one feedback and its history', async () => {
      await page.goto(`${at.personal}?section=feedback`);
      const line = page.locator('.feedback__line').first();
      const title = (await line.locator('strong').textContent()) ?? '';
      await line.click();
      await expect(page.locator('.feedback-timeline')).toBeVisible();
      await expect.poll(() => chineseTexts(page, title, ...names)).toEqual([]);
      return title;
    });

    await test.step('the robot and its answer', async () => {
      await page.getByRole('button', { name: 'Ask Xiaozhan' }).click();
      const robot = page.getByRole('dialog', { name: /Xiaozhan/ });
      await robot.getByRole('combobox').fill('校园卡丢了怎么办');
      await robot.getByRole('combobox').press('Enter');
      await expect(robot.locator('.robot__source')).toBeVisible();
      await expect.poll(() => chineseTexts(page, typedTitle, ...names)).toEqual([]);
    });
  });

test('HM-4 a visitor who reads English meets Chinese only where people typed it', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-US' });
  const views = ['', '?view=guides', '?view=lists', '?view=efficiency', '?view=news'].map((view) => `/#/${view}`);
  for (const path of [...views, at.allServices, at.login, '/#/forgot'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .yz-skeleton')).toHaveCount(0);
      await expect.poll(() => chineseTexts(page)).toEqual([]);
    });
});

test('HM-4 an administrator gives a department its English name beneath the Chinese one, and the list of names knows it', async ({
  as,
}) => {
  const token = await tokenOf('admin');
  const name = unique('试用部门');
  const { id } = await callApi(departments.create, { code: unique('e2e'), name }, token);
  const page = await as('admin');
  await page.goto(`${sectionAt('departments')}?record=${id}`);
  await page.getByRole('button', { name: '添加英文' }).click();
  const dialog = page.getByRole('dialog', { name: '英文名称' });
  await dialog.getByRole('textbox', { name }).fill('Office of Trials');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Office of Trials')).toBeVisible();

  await page.goto(`${sectionAt('english')}?keyword=${name}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Office of Trials');
  const { records } = (await callApi(english.page, { keyword: name }, token)) ?? {};
  expect(records).toMatchObject([{ english: 'Office of Trials', places: ['departments'] }]);
  await callApi(departments.remove, { id }, token);
});
