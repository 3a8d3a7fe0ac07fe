/**
 * What people choose about every page in their browser. Each stands in a cookie, so that the pages the server writes
 * follow it without script; `?language=en` on one of those pages chooses, too. The first of each is the usual one.
 */
export const pageChoices = {
  language: ['zh-CN', 'en'],
  /** The size of letters, in per cent. */
  text: ['100', '125', '150'],
  contrast: ['usual', 'more'],
} as const;
export type PageChoice = keyof typeof pageChoices;
export type Chosen<C extends PageChoice> = (typeof pageChoices)[C][number];

export const choiceCookie = (choice: PageChoice) => `yizhan-${choice}`;
/** Cookie attributes: a year, for the whole portal. */
export const choiceKept = 'Path=/; Max-Age=31536000; SameSite=Lax';
/** Larger letters and stronger colours; loaded only where somebody chose them. */
export const choiceStyles = '/reading.css';
