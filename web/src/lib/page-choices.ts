import { type Chosen, choiceCookie, choiceKept, type PageChoice } from '@yizhan/contract/page-choices.ts';

/** Kept where the server reads it, too: the next page it writes follows. */
export function savePageChoice<C extends PageChoice>(choice: C, value: Chosen<C>): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
  document.cookie = `${choiceCookie(choice)}=${value}; ${choiceKept}${secure}`;
}
