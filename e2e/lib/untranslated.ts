import type { Page } from '@playwright/test';

/** Latin words a Chinese screen may show: names of things that have no other, and keys of the keyboard. */
const known = [
  ...[
    'ICP',
    'English',
    'JavaScript',
    'TLS',
    'PNG',
    'PDF',
    'JPG',
    'WebP',
    'MB',
    'KB',
    'Ctrl',
    'Alt',
    'Enter',
    'Esc',
    'Tab',
    'API',
    'HTTP',
    'IP',
    'Chrome',
    'Linux',
    'CAS',
    'OIDC',
    'OpenID',
    'OAuth',
    'GPU',
    'Connect',
    'Keycloak',
    'Authing',
    'JSON',
    'RSS',
    'GIF',
    'NEW',
    'TOP',
    'Word',
    'txt',
    'csv',
  ],
  // What is filed from A to Z.
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  // The other side of a switch between languages, and what the school's own data holds.
  ...['https', 'AI', 'NEWS_EDITOR', 'example', 'edu', 'cn', 'portal', 'jwc', 'yunling', 'service', 'admin'],
];

const notWords = [
  /\{\w+\}/, // a place that was not filled in
  /\[object /,
  /\b(undefined|null|NaN)\b/,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i, // an id of a machine
  /\b[0-9a-f]{24,}\b/i,
  /\bE-[A-Z]+\d+Q/, // a code of a failure
  /\b[a-z]+(?:\.[a-z]+)*[A-Z]\w+\b/, // the name of a text or a field
];

/** What other tests made, with an ending of chance: 试用角色EBCE. */
const testsOwn = /试用\p{Script=Han}*[0-9a-z]{4,}/giu;
/** What OpenID Connect hands over, by its own names. */
const handedOver = /（iss）|收到 code/g;
/** Where an office is written to: an address of the school's own. */
const mail = /[\w.-]+@[\w.-]+/g;
/** Where it has a page of its own. */
const site = /(https?:\/\/)?[\w-]+(\.[\w-]+)*\.example\b/g;
/** How a browser names itself, among one's devices. */
const browser = /^Mozilla\/5\.0 \(/;

/** What of the visible text is no Chinese: keys, codes, ids, English. Accounts and codes that are data do not count. */
export async function untranslatedTexts(page: Page, data: readonly string[]): Promise<string[]> {
  const allowed = new Set([...known, ...data].map((word) => word.toLowerCase()));
  const texts = await page.evaluate(visibleTexts);
  const strange = texts.filter((text) => {
    if (notWords.some((pattern) => pattern.test(text))) return true;
    if (browser.test(text)) return false;
    const words =
      text
        .replace(testsOwn, '')
        .replace(handedOver, '')
        .replace(mail, '')
        .replace(site, '')
        .match(/[A-Za-z][A-Za-z_]*/g) ?? [];
    // A word with digits beside it is a number or a code of the data: 1a2b, C07, E2E.
    const plain = words.filter((word) => !new RegExp(`\\d${word}|${word}\\d`).test(text));
    return plain.some((word) => !allowed.has(word.toLowerCase()));
  });
  return [...new Set(strange)];
}

function visibleTexts(): string[] {
  const announced = ['aria-label', 'title', 'placeholder', 'alt'];
  const data = 'code, kbd, pre, output, time, input, textarea, [data-card] li, script, style, noscript, iframe';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = [...document.body.querySelectorAll('*')].filter((element) => isShown(element));
  const own = all.flatMap((element) =>
    element.closest(data)
      ? []
      : [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
  );
  // A label that repeats its text is checked with the text; a label hidden from screen readers does not count.
  const labels = all.flatMap((element) =>
    element.closest('[aria-hidden="true"]')
      ? []
      : announced
          .map((name) => element.getAttribute(name) ?? '')
          .filter((text) => text !== element.textContent?.trim()),
  );
  return [...own, ...labels].map((text) => text.trim()).filter((text) => text !== '');
}
