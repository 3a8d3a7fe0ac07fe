import type { Page } from '@playwright/test';

/** Latin words a Chinese screen may show: proper names and keyboard keys. */
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
    'Shift',
    'Redis',
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
    'http',
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
    'VPN',
    'GB',
    'csv',
    'xls',
    'xlsx',
    'GET',
    'POST',
    'curl',
    'Python',
    'Java',
    'timestamp',
    'nonce',
  ],
  // The A to Z index.
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  // The language switch, and words of the school's own data.
  ...['https', 'AI', 'NEWS_EDITOR', 'example', 'edu', 'cn', 'portal', 'jwc', 'yunling', 'service', 'admin', 'form'],
];

const notWords = [
  /\{\w+\}/, // an unfilled placeholder
  /\[object /,
  /\b(undefined|null|NaN)\b/,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i, // a UUID
  /\b[0-9a-f]{24,}\b/i,
  /\bE-[A-Z]+\d+Q/, // an error code
  /\b[a-z]+(?:\.[a-z]+)*[A-Z]\w+\b/, // a text key or field name
];

/** Names other tests created, with a random suffix: 试用角色EBCE. */
export const testsOwn = /试用\p{Script=Han}*[0-9a-z]{4,}/giu;
/** OpenID Connect's own names. */
const handedOver = /（iss）|收到 code/g;
/** Mail addresses of offices, which are data. */
const mail = /[\w.-]+@[\w.-]+/g;
/** Their web sites, and the addresses of schools on this machine. */
const site = /(https?:\/\/)?[\w-]+(\.[\w-]+)*\.(example|localhost)\b/g;
/** The same on the demo's campus, which has a port and no name. */
const campus = /(https?:\/\/)?127\.0\.0\.1:\d+[\w/-]*/g;
/** How something is written, shown by an example, and fields of other systems. */
const example = /如 [\w.#/[\]、]+|删除字段「\w+」/g;
/** The user agent in the device list. */
const browser = /^Mozilla\/5\.0 \(/;

/** Visible text that is not Chinese: keys, codes, ids, English. Accounts and codes that are data do not count. */
export async function untranslatedTexts(page: Page, data: readonly string[]): Promise<string[]> {
  const allowed = new Set([...known, ...data].map((word) => word.toLowerCase()));
  const texts = await page.evaluate(visibleTexts);
  const strange = texts.filter((whole) => {
    const text = whole.replace(example, '');
    if (notWords.some((pattern) => pattern.test(text))) return true;
    if (browser.test(text)) return false;
    const words =
      text
        .replace(testsOwn, '')
        .replace(handedOver, '')
        .replace(mail, '')
        .replace(site, '')
        .replace(campus, '')
        .match(/[A-Za-z][A-Za-z_]*/g) ?? [];
    // A word next to digits is a number or code of the data: 1a2b, C07, E2E.
    const plain = words.filter((word) => !new RegExp(`\\d${word}|${word}\\d`).test(text));
    return plain.some((word) => !allowed.has(word.toLowerCase()));
  });
  return [...new Set(strange)];
}

function visibleTexts(): string[] {
  const announced = ['aria-label', 'title', 'placeholder', 'alt'];
  const data =
    '[lang="en"], code, kbd, pre, output, time, input, textarea, [data-card] li, script, style, noscript, iframe';
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
