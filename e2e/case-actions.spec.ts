import { cases } from '@yizhan/contract/calls/cases.ts';
import { processes } from '@yizhan/contract/calls/processes.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { callApi } from './lib/call.ts';
import { sectionAt } from './lib/pages.ts';
import { aDepartment, aPerson, type Someone, signIn, tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** One step that allows everything. */
async function anApplication({ id: counsellorId }: Someone): Promise<string> {
  const admin = await tokenOf('admin');
  const { id: ownerDeptId } = await aDepartment();
  const { user_id: ownerId } = await signIn('admin');
  const code = unique('acts').toLowerCase();
  const step = {
    ...{ id: 'b1', type: 'approve' as const, name: '辅导员审批', mode: 'one' as const, onDue: 'remind' as const },
    ...{ handlers: [{ by: 'people' as const, userIds: [counsellorId] }], opinionRequired: false, rights: {} },
    ...{ allows: ['return', 'delegate', 'addSigner', 'handOver', 'copy'] as const, onRefuse: 'end' as const },
  };
  const saved = await callApi(
    processes.create,
    {
      ...{ code, name: `外出${code.slice(-4)}`, ownerDeptId, ownerId },
      settings: { numberPattern: `${code.slice(-8).toUpperCase()}-{yyyy}-{0000}` },
      form: { sections: [{ fields: [{ key: 'reason', kind: 'text', label: '事由', settings: {} }] }] },
      flow: { blocks: [{ ...step, allows: [...step.allows] }] },
    },
    admin,
  );
  await callApi(publishing.publish, saved, admin);
  return code;
}

test('PR-1 a keeper finds a case, takes its step over with a reason, and ends it', async ({ as }) => {
  const [student, counsellor] = await Promise.all([aPerson(), aPerson()]);
  const code = await anApplication(counsellor);
  const session = await signIn(student.account);
  const { no } = await callApi(cases.submit, { code, data: { reason: '回家' } }, session.access_token);
  const admin = await signIn('admin');
  const page = await as(admin);
  await page.goto(`${sectionAt('cases')}?keyword=${no}`);
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row).toContainText(counsellor.name);
  const dialog = page.getByRole('dialog');
  const begin = async (action: string) => {
    await row.getByRole('button', { name: /操作/ }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await begin('改派');
  await dialog.getByRole('button', { name: '由我接手' }).click();
  await dialog.getByLabel('原因').fill('辅导员外出');
  await dialog.getByRole('button', { name: '改派', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(admin.user_name);
  await begin('终止');
  await dialog.getByRole('button', { name: '终止', exact: true }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await dialog.getByLabel('原因').fill('学生已休学');
  await expect(async () => {
    if (await dialog.isVisible())
      await dialog.getByRole('button', { name: '终止', exact: true }).click({ timeout: 2_000 });
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(row).toContainText('已终止');
});
