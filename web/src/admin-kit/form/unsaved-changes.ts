import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../../lib/text.ts';
import { ask } from '../../ui/confirm.ts';

const t = textsOf({ admin });

let check: () => boolean = () => false;

/** The open form tells how to find out whether something would be lost: asked at the moment, never a render late. */
export function trackUnsavedChanges(isUnsaved: () => boolean): () => void {
  check = isUnsaved;
  return () => {
    if (check === isUnsaved) check = () => false;
  };
}

export const isUnsaved = () => check();

/** Saved, or given up: leaving asks no more. */
export function clearUnsavedChanges(): void {
  check = () => false;
}

/** Whether to go on and leave the open form; asks only when something would be lost. */
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
