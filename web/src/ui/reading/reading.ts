import { type Chosen, choiceStyles, pageChoices } from '@yizhan/contract/page-choices.ts';
import { savePageChoice } from '../../lib/page-choices.ts';

export type ReadingSettings = { text: Chosen<'text'>; contrast: Chosen<'contrast'> };

const root = document.documentElement;
export const defaultReading: ReadingSettings = { text: pageChoices.text[0], contrast: pageChoices.contrast[0] };

/** As the root element is marked: by the server, or here. */
export const currentReading = (): ReadingSettings => ({
  text: pageChoices.text.find((one) => one === root.dataset.text) ?? defaultReading.text,
  contrast: pageChoices.contrast.find((one) => one === root.dataset.contrast) ?? defaultReading.contrast,
});

let loading: Promise<unknown> | undefined;

/** The styles come before the marks, so that whoever watches the marks finds the new sizes and colours in force. */
function loadStyles(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: choiceStyles });
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** On at once here, and on every page of the portal this browser opens from now on. */
export async function applyReading({ text, contrast }: ReadingSettings): Promise<void> {
  savePageChoice('text', text);
  savePageChoice('contrast', contrast);
  const settings = { text, contrast };
  const hasStyles = document.querySelector(`link[href="${choiceStyles}"]`) !== null;
  const isDefault = text === defaultReading.text && contrast === defaultReading.contrast;
  if (!hasStyles && !isDefault) loading = loadStyles();
  await loading;
  for (const choice of ['text', 'contrast'] as const)
    if (settings[choice] === defaultReading[choice]) delete root.dataset[choice];
    else root.dataset[choice] = settings[choice];
}
