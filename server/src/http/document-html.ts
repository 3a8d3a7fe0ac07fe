import { pages as en } from '@yizhan/contract/texts/en/pages.ts';
import { pages as zh } from '@yizhan/contract/texts/zh-CN/pages.ts';
import { Html, html } from '../common/html.ts';
import type { Look } from './page-preferences.ts';
import type { WebBuild } from './web-build.ts';

export type Document = {
  language: 'zh-CN' | 'en';
  title: string;
  description: string;
  /** `#rrggbb`, validated when it is stored. */
  colour: string;
  address: string | undefined;
  /** Every call must be sealed. The page has to know before its first call. */
  sealed: boolean;
  look: Look;
  landing: Html;
  /** The school's crest and name, as they appear at the start of the shell's top bar. */
  school: Html;
};

/** Inline, unescaped CSS. The selector makes the school's colour win over stylesheets loaded later. */
const styleOf = (page: Document, web: WebBuild | undefined) =>
  new Html(`${web?.inline.styles ?? ''}html:root{--brand:${page.colour}}`);

/** Structured data for search engines: the site's name and its search URL. */
function described({ title, address }: Document) {
  if (!address) return undefined;
  const target = `${address}/search?keyword={keyword}`;
  const action = { '@type': 'SearchAction', target, 'query-input': 'required name=keyword' };
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    url: `${address}/`,
    potentialAction: action,
  };
  return html`<script type="application/ld+json">${new Html(JSON.stringify(site).replaceAll('<', '\\u003c'))}</script>`;
}

/** boot.js says that the client's script did not come; its words stand here, because nothing else is loaded then. */
function boot(web: WebBuild | undefined, language: Document['language']) {
  const { entryFailed, reload } = language === 'en' ? en : zh;
  const deferred =
    web && html` data-signed-in="${web.signedIn.join(' ')}" data-failed="${entryFailed}" data-reload="${reload}"`;
  return web?.inline.boot === undefined
    ? html`<script src="/boot.js"${deferred}></script>`
    : html`<script${deferred}>${new Html(web.inline.boot)}</script>`;
}

/**
 * The single HTML document of the portal. It contains the whole landing page with its styles, so that it paints without
 * a second request. boot.js is small and blocking: it hides the landing page before the first paint if the URL names
 * another page, and shows the shell's top bar to signed-in people while the client is still loading.
 */
export const documentHtml = (page: Document, nonce: string, web: WebBuild | undefined) =>
  html`<!doctype html>
<html lang="${page.language}" data-theme="auto"${page.sealed && html` data-envelope="required"`}${page.look.attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<meta name="theme-color" content="${page.colour}">
<meta name="csp-nonce" nonce="${nonce}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
${page.address && html`<link rel="canonical" href="${page.address}/">`}
<link rel="icon" href="/crest.svg" type="image/svg+xml">
<style nonce="${nonce}">${styleOf(page, web)}</style>
${page.look.styles}
${boot(web, page.language)}
${described(page)}
${web?.preloads.map((file) => html`<link rel="modulepreload" href="${file}">`)}
${web && html`<script type="module" src="${web.script}"></script>`}
</head>
<body>
<div id="landing" class="landing">
${page.landing}
</div>
<div id="root"></div>
<div class="opening" aria-hidden="true"><div class="opening__inner">${page.school}</div></div>
</body>
</html>
`.text;
