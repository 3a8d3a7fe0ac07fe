/**
 * What people choose about every page in their browser. Each stands in a cookie, so that the pages the server writes
 * follow it without script; `?language=en` on one of those pages chooses, too. The first of each is the usual one.
 */
export const pagePreferences = {
  language: ['zh-CN', 'en'],
  /** The size of letters, in per cent. */
  text: ['100', '125', '150'],
  contrast: ['usual', 'more'],
} as const;
export type PagePreference = keyof typeof pagePreferences;
export type PreferenceValue<C extends PagePreference> = (typeof pagePreferences)[C][number];

export const preferenceCookie = (choice: PagePreference) => `yizhan-${choice}`;
/** Cookie attributes: a year, for the whole portal. */
export const preferenceCookieAttributes = 'Path=/; Max-Age=31536000; SameSite=Lax';
/** Larger letters and stronger colours; loaded only where somebody chose them. */
export const preferenceStyles = '/reading.css';
