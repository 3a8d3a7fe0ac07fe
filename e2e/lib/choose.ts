import type { Locator } from '@playwright/test';

/** Chooses in one of the form's selects as people do: open, search, click. */
export async function choose(form: Locator, label: string, ...names: string[]): Promise<void> {
  const box = form.getByRole('combobox', { name: label, exact: true });
  for (const name of names) {
    // A short list only opens; a long one is searched.
    await box.click();
    if (await box.isEditable()) await box.fill(name);
    await form.page().getByTitle(name, { exact: true }).filter({ visible: true }).last().click();
  }
  await box.press('Tab');
}
