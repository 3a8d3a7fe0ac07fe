import { expect, type Locator } from '@playwright/test';

/** Chooses in a select as people do: open, search, click, and check the result. */
export async function choose(form: Locator, label: string, ...names: string[]): Promise<void> {
  const box = form.getByRole('combobox', { name: label, exact: true });
  const field = box.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
  for (const name of names)
    await expect(async () => {
      // A short list only opens; a long one is searched.
      await box.click();
      if (await box.isEditable()) await box.fill(name);
      await form.page().getByTitle(name, { exact: true }).filter({ visible: true }).last().click({ timeout: 5_000 });
      await expect(field).toContainText(name, { timeout: 2_000 });
    }).toPass();
  await box.press('Tab');
}
