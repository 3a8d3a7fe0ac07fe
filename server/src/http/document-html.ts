import { Html, html } from '../common/html.ts';
import type { Look } from './page-preferences.ts';
import type { WebBuild } from './web-build.ts';

export type Document = {
  language: 'zh-CN' | 'en';
  title: string;
  description: string;
  /** `#rrggbb`, checked where it is stored. */
  colour: string;
  address: string | undefined;
  /** Every call has to be sealed: the page must know before its first one. */
  sealed: boolean;
  look: Look;
  landing: Html;
  /** The school's crest and name, as the bar of the frame begins. */
  school: Html;
};

/** As text between tags; the school's colour wins wherever a stylesheet comes later. */
const styleOf = (page: Document, web: WebBuild | undefined) =>
  new Html(`${web?.inline.styles ?? ''}html:root{--brand:${page.colour}}`);

/** What search engines are told besides the page: its name, and where one looks for something. */
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

function boot(web: WebBuild | undefined) {
  const deferred = web && html` data-signed-in="${web.signedIn.join(' ')}"`;
  return web?.inline.boot === undefined
    ? html`<script src="/boot.js"${deferred}></script>`
    : html`<script${deferred}>${new Html(web.inline.boot)}</script>`;
}

/**
 * The one document of the portal. The landing page stands in it whole, with its styles, so that it is painted without
 * a second question; boot.js, small and blocking, covers it before the first paint when the address names another page,
 * and shows the bar of the frame to whoever is signed in: they see where they are before the client has come.
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
${boot(web)}
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
