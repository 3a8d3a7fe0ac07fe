import { cases } from '@yizhan/contract/calls/cases.ts';
import { processes } from '@yizhan/contract/calls/processes.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { callApi } from './lib/call.ts';
import { phone } from './lib/measure.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aDepartment, aPerson, signIn, tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** Leave of two steps: the counsellor, then the dean. */
async function aLeave(people: { counsellor: string; dean: string }) {
  const admin = await tokenOf('admin');
  const { id: ownerDeptId } = await aDepartment();
  const { user_id: ownerId } = await signIn('admin');
  const code = unique('leave').toLowerCase();
  const step = (id: string, name: string, userId: string) => ({
    ...{ id, type: 'approve' as const, name, mode: 'one' as const, onDue: 'remind' as const },
    ...{ handlers: [{ by: 'people' as const, userIds: [userId] }], opinionRequired: false },
    ...{ allows: ['return' as const], onRefuse: 'end' as const, rights: {} },
  });
  const name = `请假${code.slice(-4)}`;
  const saved = await callApi(
    processes.create,
    {
      ...{ code, name, ownerDeptId, ownerId },
      settings: { numberPattern: `${code.slice(-8).toUpperCase()}-{yyyy}-{0000}`, promiseDays: 3 },
      form: {
        sections: [
          {
            title: '请假信息',
            fields: [
              {
                ...{ key: 'kind', kind: 'choice', label: '类型', required: true },
                settings: { options: ['事假', '病假'] },
              },
              { key: 'range', kind: 'dateRange', label: '起止日期', required: true, settings: {} },
              {
                key: 'days',
                kind: 'formula',
                label: '天数',
                settings: { expression: 'days(range)', unit: '天', decimals: 0 },
              },
              {
                ...{ key: 'hospital', kind: 'text', label: '就诊医院', required: true, settings: {} },
                visibleWhen: { tests: [{ field: 'kind', op: '=', value: '病假' }] },
              },
            ],
          },
        ],
      },
      flow: { blocks: [step('b1', '辅导员审批', people.counsellor), step('b2', '院长审批', people.dean)] },
    },
    admin,
  );
  await callApi(publishing.publish, saved, admin);
  return { code, name };
}

test('PR-1 PR-7 RA-2 a leave goes from the form over two desks, one of them a phone, to its end and its rating', async ({
  as,
}) => {
  const [student, counsellor, dean] = await Promise.all([aPerson(), aPerson(), aPerson()]);
  const { code, name } = await aLeave({ counsellor: counsellor.id, dean: dean.id });

  const mine = await as(await signIn(student.account));
  await mine.goto(`/#/home/apply/${code}`);
  await mine.getByRole('button', { name: '提交申请' }).click();
  await expect(mine.getByRole('radio', { name: '事假' })).toBeFocused();
  await mine.getByRole('radio', { name: '病假' }).check();
  await mine.getByLabel('起止日期：开始日期').fill('2026-12-01');
  await mine.getByLabel('起止日期：结束日期').fill('2026-12-03');
  await expect(mine.getByText('3 天', { exact: true })).toBeVisible();
  await mine.getByLabel(/就诊医院/).fill('校医院');
  await expect(mine.getByText(/草稿已保存/)).toBeVisible();
  await mine.reload();
  await expect(mine.getByText(/已为您恢复/)).toBeVisible();
  await expect(mine.getByLabel(/就诊医院/)).toHaveValue('校医院');
  await mine.getByRole('button', { name: '提交申请' }).click();
  await expect(mine).toHaveURL(/\/home\/case\/\d+$/);
  await expect(mine.getByText('办理中').first()).toBeVisible();
  const address = new URL(mine.url()).hash;

  const small = await as(await signIn(counsellor.account), { viewport: phone });
  await small.goto(`${at.personal}?tab=TODO`);
  await small.getByRole('link', { name: new RegExp(name) }).click();
  await expect(small).toHaveURL(new RegExp(`${address}$`));
  await expect(small.getByText('校医院')).toBeVisible();
  const bar = small.getByRole('region', { name: '办理', exact: true });
  await expect(bar).toBeInViewport();
  await bar.getByRole('textbox', { name: '办理意见' }).fill('情况属实');
  // Nothing that floats lies over the last button.
  const agree = bar.getByRole('button', { name: '同意', exact: true });
  const isFree = await agree.evaluate((button) => {
    const { right, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(right - 4, top + height / 2));
  });
  expect(isFree).toBe(true);
  await agree.click();
  await expect(bar.getByRole('button', { name: '同意', exact: true })).toBeHidden();

  const desk = await as(await signIn(dean.account));
  await desk.goto(`${at.personal}?tab=TODO`);
  await desk.getByRole('checkbox', { name: new RegExp(name) }).check();
  await desk.getByRole('button', { name: '批量同意' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
  await expect(desk.getByText('已同意 1 件')).toBeVisible();

  await mine.reload();
  await expect(mine.getByText('已办结').first()).toBeVisible();
  await expect(mine.getByRole('region', { name: '办理记录' })).toContainText('情况属实');
  await mine.getByRole('button', { name: '评价', exact: true }).click();
  const rating = mine.getByRole('dialog');
  await rating.getByRole('radio', { name: /5/ }).check({ force: true });
  await rating.getByRole('button', { name: '提交' }).click();
  await expect(mine.getByRole('button', { name: '评价', exact: true })).toBeHidden();
});

test('PR-15 a case is printed with a code by which anybody verifies it, and without its tools', async ({
  as,
  visitor,
}) => {
  const [student, counsellor, dean] = await Promise.all([aPerson(), aPerson(), aPerson()]);
  const { code, name } = await aLeave({ counsellor: counsellor.id, dean: dean.id });
  const session = await signIn(student.account);
  const data = { kind: '事假', range: { from: '2026-12-01', to: '2026-12-03' } };
  const { id, no } = await callApi(cases.submit, { code, data }, session.access_token);
  const page = await as(session);
  await page.goto(`/#/home/case/${id}`);
  const bar = page.getByRole('region', { name: '办理', exact: true });
  await expect(bar).toBeVisible();
  await expect(page.getByText('扫码核验')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('扫码核验')).toBeVisible();
  await expect(page.getByText('3 天', { exact: true })).toBeVisible();
  await expect(bar).toBeHidden();

  const { verifyUrl } = await callApi(cases.detail, { id }, session.access_token);
  const anybody = await visitor();
  await anybody.goto(verifyUrl ?? '');
  await expect(anybody.getByText(no).first()).toBeVisible();
  await expect(anybody.getByText(new RegExp(name)).first()).toBeVisible();
  await expect(anybody.getByText(student.name)).toHaveCount(0);
});

test('PR-14 a process is designed, checked, published and applied for', async ({ as }) => {
  const page = await as('admin');
  const code = unique('p').toLowerCase();
  await page.goto(sectionAt('processes'));
  await page.getByRole('button', { name: '新建流程' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('流程名称').fill(`借用${code}`);
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByRole('combobox').click();
  await page.getByRole('treeitem').first().click();
  await dialog.getByRole('button', { name: '创建' }).click();

  await page.getByRole('tab', { name: '表单' }).click();
  await page.getByRole('button', { name: '单行文本' }).click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('借用事由');
  await page.getByRole('button', { name: '金额' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(
    page.getByRole('region', { name: '表单', exact: true }).getByRole('button', { name: /金额/ }),
  ).toHaveCount(0);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await page.getByRole('button', { name: '手机' }).click();
  await expect(page.getByLabel('借用事由')).toBeVisible();
  await page.getByRole('button', { name: '返回设计' }).click();

  await page.getByRole('tab', { name: '流程', exact: true }).click();
  await page.getByRole('button', { name: '在此处添加' }).last().click();
  await page.getByRole('menuitem', { name: '抄送' }).click();
  const copy = page.getByRole('button', { name: /^抄送/ });
  await expect(copy).toBeVisible();

  // By keyboard: the copy goes before the step, another one is added and removed again.
  const flow = page.getByRole('region', { name: '流程', exact: true });
  const blocks = flow.getByRole('button', { name: /·/ });
  await expect(blocks.last()).toContainText('抄送');
  await copy.press('Alt+ArrowUp');
  await expect(blocks.first()).toContainText('抄送');
  await expect(copy).toBeFocused();
  await flow.getByRole('button', { name: '在此处添加' }).first().press('Enter');
  await page.getByRole('menuitem', { name: '办理' }).press('Enter');
  const added = flow.getByRole('button', { name: /^办理/ });
  await expect(blocks).toHaveCount(3);
  await added.press('Delete');
  await expect(blocks).toHaveCount(2);

  // Nobody heads a department of theirs: the trial says who would stand in.
  const someone = await aPerson();
  await page.getByRole('tab', { name: '试运行' }).click();
  await page.getByLabel('模拟申请人').fill(someone.name);
  await page.getByRole('option', { name: new RegExp(someone.name) }).click();
  await page.getByRole('button', { name: '试运行', exact: true }).click();
  const trial = page.getByRole('region', { name: '流转结果' });
  await expect(trial.getByRole('listitem').first()).toContainText('抄送');
  await expect(trial.getByText('没有找到办理人，由代办人办理')).toBeVisible();

  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '发布' }).click();
  await expect(page.getByRole('status').getByText('已发布')).toBeVisible();

  await page.goto(`/#/home/apply/${code}`);
  await page.getByLabel('借用事由').fill('班会');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(/\/home\/case\/\d+$/);
});
