import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';

const t = textsOf({ admin });

let check: () => boolean = () => false;

/** The open form registers its check for unsaved changes. It is called on demand, so it never lags a render behind. */
export function trackUnsavedChanges(isUnsaved: () => boolean): () => void {
  check = isUnsaved;
  return () => {
    if (check === isUnsaved) check = () => false;
  };
}

export const isUnsaved = () => check();

/** Saved or discarded: leaving needs no confirmation. */
export function clearUnsavedChanges(): void {
  check = () => false;
}

/** Whether the open form may be left; asks only when there are unsaved changes. */
export async function confirmLeave(): Promise<boolean> {
  if (!check()) return true;
  const yes = await ask({
    title: t('unsaved'),
    text: t('unsavedText'),
    yes: t('leave'),
    no: t('stay'),
    danger: true,
  });
  if (yes) clearUnsavedChanges();
  return yes;
}
