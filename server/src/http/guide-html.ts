import type { Guide } from '@yizhan/contract/entities/guide.ts';
import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { Html, html } from '../common/html.ts';
import { toPlainText } from '../common/rich-text.ts';
import { barHtml } from '../domain/landing/bar-html.ts';
import { footHtml } from '../domain/landing/foot-html.ts';
import type { LandingSchool } from '../domain/landing/school.ts';
import type { LandingTexts } from '../domain/landing/texts.ts';
import type { Tenant } from '../domain/tenants/tenants.ts';
import { shownBlocks } from './guide-blocks.ts';
import { guideStyle } from './guide-style.ts';
import type { GuideTexts } from './guide-texts.ts';
import type { Look } from './page-preferences.ts';

export type PageFrame = {
  language: 'zh-CN' | 'en';
  school: Pick<Tenant, 'settings'>;
  /** The school as the bar and the footer show it. */
  owner: LandingSchool;
  nonce: string;
  /** The portal's base URL, without a trailing slash. */
  site: string;
  styles: readonly string[];
  t: GuideTexts;
  /** Texts of the bar and the footer on all visitor pages. */
  frame: LandingTexts;
  /** What the landing page shows. */
  index: LandingIndex;
  look: Look;
};

type Page = { title: string; head: Html; main: Html };

function document({ title, head, main }: Page, around: PageFrame): string {
  const { language, school, owner, nonce, styles, frame, index, look } = around;
  return html`<!doctype html>
<html lang="${language}" data-theme="auto"${look.attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<link rel="icon" href="/crest.svg" type="image/svg+xml">
${styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
<style nonce="${nonce}">:root{--brand:${school.settings.theme.themeColor}}${new Html(guideStyle)}</style>
${look.styles}
<script src="/boot.js"></script></head>
<body>
${barHtml(owner, frame, { here: 'guides', address: '', index })}
<main>
${main}
</main>
${footHtml(owner, frame)}
</body></html>
`.text;
}

const DESCRIPTION = 120;
/** Of the text with its tags: the beginning is all that is shown. */
const ENOUGH = 2_000;

/** The meta description for search engines. */
function aboutOf({ description }: Guide, t: GuideTexts): string {
  const text = plain(toPlainText(description.slice(0, ENOUGH)))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > DESCRIPTION ? `${text.slice(0, DESCRIPTION)}…` : text || t.noAbout;
}

/** The sanitiser escapes entities. They are decoded here because this text is escaped again on output. */
const plain = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** A guide as a public page to read, print and find. */
export function guideHtml(guide: Guide, around: PageFrame): string {
  const { t, owner, site } = around;
  const words = { name: guide.guideName, school: owner.name };
  const title = fill(t.pageTitle, words);
  const description = fill(t.pageDescription, { ...words, about: aboutOf(guide, t) });
  const address = `${site}/s/${encodeURIComponent(guide.code)}`;
  const blocks = shownBlocks(guide, t);
  const facts = [
    guide.deptName,
    guide.processType === 'ONLINE' ? t.online : t.offline,
    guide.promise && fill(t.promised, { limit: guide.promise }),
    guide.visits > 0 ? fill(t.onTheWay, { n: guide.visits }) : t.noWay,
    guide.fees.free ? t.free : '',
  ].filter((fact) => fact !== '');
  return document(
    {
      title,
      head: html`<meta name="description" content="${description}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<link rel="canonical" href="${address}">`,
      main: html`<article>
<div class="head"><h1>${guide.guideName}</h1>
<ul>${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
<a class="go" href="/#/home/service/${guide.serviceId}">${t.apply}</a></div>
<nav class="index" aria-label="${t.blocks}">${blocks.map(
        ({ name, title }) => html`<a href="#${name}">${title}</a>`,
      )}</nav>
${blocks.map(({ name, title, body }) => html`<section class="block" id="${name}"><h2>${title}</h2>${body}</section>\n`)}
<footer class="foot"><p><span>${fill(t.version, { n: guide.version })}</span>
<span>${fill(t.updatedOn, { day: guide.updatedOn })}</span>${
        guide.deptName && html`<span>${fill(t.maintainedBy, { dept: guide.deptName })}</span>`
      }<a href="/">${t.home}</a></p></footer>
</article>`,
    },
    around,
  );
}

/** The same page whether the guide does not exist or is not public, so that the difference reveals nothing. */
export function missingGuideHtml(around: PageFrame): string {
  const { t, owner } = around;
  return document(
    {
      title: `${t.missingTitle} · ${owner.name}`,
      head: html`<meta name="robots" content="noindex">`,
      main: html`<div class="missing"><h1>${t.missingTitle}</h1><p>${t.missingText}</p>
<p><a class="go" href="/#/home/guides">${t.missingEnter}</a></p><p><a href="/">${t.home}</a></p></div>`,
    },
    around,
  );
}
