import { expect, type Page } from '@playwright/test';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { sectionAt } from './pages.ts';
import { aDepartment, aPerson, aRole, signIn } from './people.ts';

export const guidesAt = sectionAt('guides');

/** A department, and somebody who maintains its guides. */
export async function aGuideEditor() {
  const [dept, role] = [await aDepartment(), await aRole(['managementGuideConfig'])];
  const who = [{ type: identityTypes.staff, deptId: dept.id, roleIds: [role.id] }];
  return { dept, tokens: await signIn((await aPerson(who)).account) };
}

export async function saveDraft(page: Page) {
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();
}
