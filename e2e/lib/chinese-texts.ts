import type { Page } from '@playwright/test';
import { testsOwn } from './untranslated.ts';

/**
 * What people typed stays as they typed it: titles and bodies of news, announcements and guides, titles of cases, the
 * figures of other systems, a person's own folders and words. Everything else on an English screen is English.
 */
const typed = [
  ...['.landing-title', '.landing-announcement', '.announcements__title', '.news__title', '.article'],
  ...['.found-guide__excerpt', '.found-guide__about', '.guide', '.affair__title', '.affair__node', '.row-table__text'],
  ...['.today__title', '.today__note'],
  ...['.row-table__link', '.matters__line', '.comment', '.folders', '[lang="zh-CN"]'],
  // The names of people, and the way back to Chinese.
  ...['.account__name', '.me__name', '.person-head__name', '.yz-avatar', '.yz-watermark'],
].join(', ');

/** The Chinese texts and labels that are visible on the page, besides what people typed and the reader's own name. */
export async function chineseTexts(page: Page, ownName: string): Promise<string[]> {
  const texts = await page.evaluate(visibleChinese, typed);
  const left = texts.map((text) => text.replaceAll(ownName, '').replace(testsOwn, ''));
  return [...new Set(left.filter((text) => /\p{Script=Han}/u.test(text) && text !== '中文'))];
}

function visibleChinese(typed: string): string[] {
  const isOurs = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(`${typed}, script, style, noscript`);
  const all = [...document.body.querySelectorAll('*')].filter((element) => isOurs(element));
  const own = all.flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
  );
  const labels = all.flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, ...own, ...labels].map((text) => text.trim()).filter((text) => /\p{Script=Han}/u.test(text));
}
