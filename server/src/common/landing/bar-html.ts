import { crestOf } from '../crest.ts';
import { html } from '../html.ts';
import type { LandingSchool } from './school.ts';
import type { LandingTexts } from './texts.ts';

const entries = [
  { word: 'home', href: '#/' },
  { word: 'hall', href: '#/allServices' },
  { word: 'guides', href: '#/?view=guides' },
  { word: 'news', href: '#/?view=news' },
] as const;

/** The bar above everything visitors read; the client draws the same above its own pages. */
export const barHtml = (
  school: Pick<LandingSchool, 'name' | 'logo'>,
  { menuBar: t }: Pick<LandingTexts, 'menuBar'>,
  here?: (typeof entries)[number]['word'],
) =>
  html`<header class="landing-bar"><div class="landing-width">
<a class="landing-school" href="/#/">${crestOf(school)}<span>${school.name}</span></a>
<nav class="landing-menu" aria-label="${t.menu}">${entries.map(
    ({ word, href }) => html`<a href="/${href}"${word === here && html` aria-current="page"`}>${t[word]}</a>`,
  )}</nav>
<div class="landing-tools"><a class="yz-button yz-button--default yz-button--medium" href="/#/login">${t.signIn}</a></div>
</div></header>`;
