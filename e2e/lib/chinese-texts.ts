import type { Page } from '@playwright/test';
import { testsOwn } from './untranslated.ts';

/**
 * What people typed stays as they typed it: titles and bodies of news, announcements, notices and guides, items of the
 * responsibility lists, titles and steps of cases, the figures of other systems, feedback, questions and answers, a
 * person's own folders and words. Everything else on an English screen is English.
 */
const typed = [
  ...['.landing-title', '.landing-announcement', '.announcements__title', '.news__title', '.article'],
  ...['.news-row__title', '.news-row__summary', '.notice-row__title', '.notice-row__text'],
  ...['.found-guide__excerpt', '.found-guide__about', '.guide', '.row-table__text'],
  ...['.affair__title', '.own-case__title', '.own-case__about', '.my-rating a[href*="/case/"]'],
  ...['.duty-title', '.duty-table td:not(.duty-table__dept)', '.today__title', '.today__note'],
  ...['.agenda-kind--todo [class$="__title"]', '.agenda-kind--case [class$="__title"]', '.figure__lines dd'],
  ...['.feedback__subject strong', '.feedback__content', '.feedback-timeline__opinion'],
  ...[
    '.robot__questions button',
    '.robot__own',
    '.robot__answer h3',
    '.robot__answer .yz-richtext',
    '.chat-row__line:last-child',
  ],
  ...['.row-table__link', '.matters__line', '.comment', '.folders', '.favourites-section__folders', '[lang="zh-CN"]'],
  // The names of people, and the way back to Chinese.
  ...['.account__name', '.me__name', '.person-head__name', '.yz-avatar', '.yz-watermark'],
].join(', ');

/** Names of people and of steps stand here beside names of offices, and only these have to be English. */
const peopled = [
  '.affair__node',
  '.agenda-line__note',
  '.chat-row__line',
  '.feedback-timeline__head',
  '.privacy__row',
  '.absences__words',
];
const isOffice = /(处|馆|院|中心|部|室|办|科|会)$/;
const officesIn = (text: string) => text.replace(/\p{Script=Han}+/gu, (name) => (isOffice.test(name) ? name : ''));

/** The Chinese texts and labels that are visible on the page, besides what people typed and these names of people. */
export async function chineseTexts(page: Page, ...people: readonly string[]): Promise<string[]> {
  const { texts, peopledTexts, typedTexts } = await page.evaluate(visibleChinese, {
    typed,
    peopled: peopled.join(', '),
  });
  // A button is called after the row it stands in. A single letter, as of an avatar, would be taken out of any word.
  const known = [...typedTexts, ...people]
    .filter((one) => one.length > 1)
    .toSorted((one, other) => other.length - one.length);
  const left = [...texts, ...peopledTexts.map(officesIn)].map((text) =>
    known.reduce((rest, one) => rest.replaceAll(one, ''), text).replace(testsOwn, ''),
  );
  return [...new Set(left.filter((text) => /\p{Script=Han}/u.test(text) && text !== '中文'))];
}

function visibleChinese({ typed, peopled }: { typed: string; peopled: string }) {
  const hasChinese = (text: string) => /\p{Script=Han}/u.test(text);
  const isOurs = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(`${typed}, script, style, noscript`);
  const all = [...document.body.querySelectorAll('*')].filter((element) => isOurs(element));
  const textsOf = (elements: readonly Element[]) =>
    elements.flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    );
  const isPeopled = (element: Element) => element.closest(peopled) !== null;
  const labels = all.flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const typedTexts = [...document.querySelectorAll(typed)].map((element) => element.textContent?.trim() ?? '');
  const chinese = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => hasChinese(text));
  return {
    texts: chinese([document.title, ...textsOf(all.filter((element) => !isPeopled(element))), ...labels]),
    peopledTexts: chinese(textsOf(all.filter((element) => isPeopled(element)))),
    typedTexts: chinese(typedTexts),
  };
}
