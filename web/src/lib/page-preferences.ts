import {
  type PagePreference,
  type PreferenceValue,
  preferenceCookie,
  preferenceCookieAttributes,
} from '@yizhan/contract/page-preferences.ts';

/** Stored in a cookie, so that the server renders the next page accordingly. */
export function savePageChoice<C extends PagePreference>(choice: C, value: PreferenceValue<C>): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
  document.cookie = `${preferenceCookie(choice)}=${value}; ${preferenceCookieAttributes}${secure}`;
}
