/**
 * Preferences people set for every page in their browser. Each is a cookie, so that server-rendered pages follow it
 * without script; `?language=en` on such a page sets it too. The first value is the default.
 */
export const pagePreferences = {
  language: ['zh-CN', 'en'],
  /** Font size in per cent. */
  text: ['100', '125', '150'],
  contrast: ['usual', 'more'],
} as const;
export type PagePreference = keyof typeof pagePreferences;
export type PreferenceValue<C extends PagePreference> = (typeof pagePreferences)[C][number];

export const preferenceCookie = (choice: PagePreference) => `yizhan-${choice}`;
/** Cookie attributes: a year, for the whole portal. */
export const preferenceCookieAttributes = 'Path=/; Max-Age=31536000; SameSite=Lax';
/** Larger text and high contrast; loaded only when chosen. */
export const preferenceStyles = '/reading.css';
