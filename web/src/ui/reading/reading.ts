import { type PreferenceValue, pagePreferences, preferenceStyles } from '@yizhan/contract/page-preferences.ts';
import { savePageChoice } from '../../lib/page-preferences.ts';

export type ReadingSettings = { text: PreferenceValue<'text'>; contrast: PreferenceValue<'contrast'> };

const root = document.documentElement;
export const defaultReading: ReadingSettings = { text: pagePreferences.text[0], contrast: pagePreferences.contrast[0] };

/** Read from the root element, where the server or this module set it. */
export const currentReading = (): ReadingSettings => ({
  text: pagePreferences.text.find((one) => one === root.dataset.text) ?? defaultReading.text,
  contrast: pagePreferences.contrast.find((one) => one === root.dataset.contrast) ?? defaultReading.contrast,
});

let loading: Promise<unknown> | undefined;

/**
 * The styles are loaded before the attributes are set, so that observers of the attributes see the new sizes and
 * colours.
 */
function loadStyles(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: preferenceStyles });
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** Takes effect at once, and on every portal page this browser opens from now on. */
export async function applyReading({ text, contrast }: ReadingSettings): Promise<void> {
  savePageChoice('text', text);
  savePageChoice('contrast', contrast);
  const settings = { text, contrast };
  const hasStyles = document.querySelector(`link[href="${preferenceStyles}"]`) !== null;
  const isDefault = text === defaultReading.text && contrast === defaultReading.contrast;
  if (!hasStyles && !isDefault) loading = loadStyles();
  await loading;
  for (const choice of ['text', 'contrast'] as const)
    if (settings[choice] === defaultReading[choice]) delete root.dataset[choice];
    else root.dataset[choice] = settings[choice];
}
