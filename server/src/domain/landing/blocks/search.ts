import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { html } from '../../../common/html.ts';
import { skyline } from '../skyline.ts';
import type { LandingTexts } from '../texts.ts';
import type { Block } from './block.ts';
import { glyph } from './parts.ts';

/** The address of the service hall with this search. */
const hallFor = (word: string) => `#/allServices?keyword=${encodeURIComponent(word)}`;

/** The search box; without script the server responds with a result page. */
export const searchForm = (t: LandingTexts, word = '') =>
  html`<form class="landing-search" action="/search" method="get" role="search">
${glyph('search', 24)}<input type="search" name="keyword" value="${word}" maxlength="${searchLimits.queryLength}" required autocomplete="off" enterkeyhint="search" aria-label="${t.searchLabel}" placeholder="${t.searchHint}">
<button class="yz-button yz-button--primary yz-button--large" type="submit">${t.searchButton}</button>
</form>`;

/** The main action of the page, and its largest element. */
export const search: Block = ({ index: { hotWords }, school, t }) =>
  html`<section class="landing-hero"><div class="landing-width">
<h1>${school.name}<span>${t.portal}</span></h1>
<p>${school.slogan}</p>
${searchForm(t)}
${
  hotWords.length > 0 &&
  html`<ul class="landing-words" aria-label="${t.hotWords}"><li aria-hidden="true">${t.hotWords}</li>${hotWords.map(
    (word) => html`<li><a href="${hallFor(word)}">${word}</a></li>`,
  )}</ul>`
}
</div>${skyline}</section>`;

/** Without the search block there is still a name and a way to sign in. */
export const nameOnly: Block = ({ school, t }) =>
  html`<section class="landing-hero"><div class="landing-width">
<h1>${school.name}<span>${t.portal}</span></h1>
<p>${school.slogan}</p>
<a class="yz-button yz-button--primary yz-button--large" href="#/login">${t.enter}</a>
</div>${skyline}</section>`;
