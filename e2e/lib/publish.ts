import { expect, type Page } from '@playwright/test';

/** Publishes the content of the screen by the bar and its confirmation, as an editor does. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '发布' });
  await question.click();
  await expect(question).toBeHidden();
  // What was published just before may still be said: the bar tells when this is out.
  await expect(page.getByRole('region', { name: '发布状态' })).not.toContainText(/未发布|未保存/);
  await expect(page.getByRole('status').getByText('已发布').last()).toBeVisible();
}

/** Brings the version before back, once the screen shows what was published last. */
export async function rollBack(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: '发布状态' })).not.toContainText(/未发布|未保存/);
  await page.getByRole('button', { name: '历史版本' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复此版本' }).first().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText(/已恢复到第 \d+ 版/).last()).toBeVisible();
}
