import { expect, type Page } from '@playwright/test';

/** Publishes the content of the screen by the bar and its confirmation, as an editor does. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '发布' });
  await question.click();
  await expect(question).toBeHidden();
  // What was published just before may still be said.
  await expect(page.getByRole('status').getByText('已发布').last()).toBeVisible();
}
