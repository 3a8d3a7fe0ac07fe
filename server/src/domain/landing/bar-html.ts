import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { html } from '../../common/html.ts';
import { crestOf } from './crest.ts';
import type { LandingSchool } from './school.ts';
import type { LandingTexts } from './texts.ts';

const entries = [
  { word: 'home', href: '#/' },
  { word: 'hall', href: '#/allServices' },
  { word: 'guides', href: '#/?view=guides' },
  { word: 'news', href: '#/?view=news' },
] as const;

/** Shown if visitors may read them (LS-3). */
const lists = { word: 'lists', href: '#/?view=lists' } as const;

/** Shown if the school has information for new users. */
const help = { word: 'help', href: `#${wire.help}` } as const;
export const hasHelp = ({ newcomers }: Pick<LandingIndex, 'newcomers'>) => newcomers.length > 0;

/** `address`: the current page, for the language switch. `index`: what the landing page shows. */
type Where = {
  here?: (typeof entries)[number]['word'];
  address?: string;
  index: Pick<LandingIndex, 'newcomers' | 'lists'>;
};

/** The top bar of the visitor pages; the client renders the same one on its own pages. */
export const barHtml = (
  school: Pick<LandingSchool, 'name' | 'logo'>,
  { menuBar: t, other }: Pick<LandingTexts, 'menuBar' | 'other'>,
  { here, address = '/', index }: Where,
) =>
  html`<header class="landing-bar"><div class="landing-width">
<a class="landing-school" href="/#/">${crestOf(school)}<span>${school.name}</span></a>
<nav class="landing-menu" aria-label="${t.menu}">${[
    ...entries,
    ...(index.lists ? [lists] : []),
    ...(hasHelp(index) ? [help] : []),
  ].map(
    ({ word, href }) => html`<a href="/${href}"${word === here && html` aria-current="page"`}>${t[word]}</a>`,
  )}</nav>
<div class="landing-tools">
<a class="yz-button yz-button--quiet yz-button--small" href="/accessibility" data-reading>${t.accessibility}</a>
<a class="yz-button yz-button--quiet yz-button--small" href="${address}${address.includes('?') ? '&' : '?'}language=${other}" lang="${other}">${t.otherLanguage}</a>
<a class="yz-button yz-button--default yz-button--medium" href="/#/login">${t.signIn}</a></div>
</div></header>`;
