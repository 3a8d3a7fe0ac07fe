import { ask } from '../../ui/confirm.ts';
import { t } from '../words.ts';

let unsaved = false;

/** Told by the open form: there is something that would be lost. */
export function setUnsaved(is: boolean): void {
  unsaved = is;
}

export const isUnsaved = () => unsaved;

/** Whether to go on and leave the open form; asks only when something would be lost. */
export async function mayLeave(): Promise<boolean> {
  if (!unsaved) return true;
  const yes = await ask({
    title: t('unsaved'),
    text: t('unsavedText'),
    yes: t('leave'),
    no: t('stay'),
    danger: true,
  });
  if (yes) unsaved = false;
  return yes;
}
