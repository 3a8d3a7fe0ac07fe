import { type Chosen, choiceStyles, pageChoices } from '@yizhan/contract/page-choices.ts';
import { keepChoice } from '../../lib/page-choices.ts';

export type Reading = { text: Chosen<'text'>; contrast: Chosen<'contrast'> };

const root = document.documentElement;
export const usual: Reading = { text: pageChoices.text[0], contrast: pageChoices.contrast[0] };

/** As the root element is marked: by the server, or here. */
export const readingNow = (): Reading => ({
  text: pageChoices.text.find((one) => one === root.dataset.text) ?? usual.text,
  contrast: pageChoices.contrast.find((one) => one === root.dataset.contrast) ?? usual.contrast,
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
export async function applyReading({ text, contrast }: Reading): Promise<void> {
  keepChoice('text', text);
  keepChoice('contrast', contrast);
  const marks = { text, contrast };
  const there = document.querySelector(`link[href="${choiceStyles}"]`) !== null;
  const plain = text === usual.text && contrast === usual.contrast;
  if (!there && !plain) loading = loadStyles();
  await loading;
  for (const choice of ['text', 'contrast'] as const)
    if (marks[choice] === usual[choice]) delete root.dataset[choice];
    else root.dataset[choice] = marks[choice];
}
