import { type Html, html } from './html.ts';
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
  landing: Html;
  /** The school's crest and name, as the bar of the frame begins. */
  school: Html;
};

/**
 * The one document of the portal. The landing page stands in it whole; /boot.js, small and blocking,
 * covers it before the first paint when the address names another page, and shows the bar of the frame to whoever is
 * signed in: they see where they are before the client has come.
 */
export const documentHtml = (page: Document, nonce: string, web: WebBuild | undefined) =>
  html`<!doctype html>
<html lang="${page.language}" data-theme="auto"${page.sealed && html` data-envelope="required"`}>
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
${web?.styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
<style nonce="${nonce}">:root{--brand:${page.colour}}</style>
<script src="/boot.js"${web && html` data-signed-in="${web.signedIn.join(' ')}"`}></script>
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
