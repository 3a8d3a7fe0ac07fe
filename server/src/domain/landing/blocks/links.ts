import type { LandingIndex } from '@yizhan/contract/entities/landing.ts';
import { safeLink } from '@yizhan/contract/safe-link.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { html } from '../../../common/html.ts';
import { hasHelp } from '../bar-html.ts';
import type { Block } from './block.ts';
import { anchored, card, glyph } from './parts.ts';

type Line = { name: string; text: string; url: string; icon: string };

const list = (all: readonly Line[]) =>
  html`<ul class="landing-links">${all.map(
    ({ name, text, url, icon }) =>
      html`<li><a href="${safeLink(url)}">${glyph(icon)}<span><b>${name}</b>${text && html`<small>${text}</small>`}</span></a></li>`,
  )}</ul>`;

const lines = (title: string, all: readonly Line[]) => (all.length === 0 ? undefined : card(title, list(all)));

const withIcon = (links: LandingIndex['downloads'], icon: string) => links.map((link) => ({ ...link, icon }));

export const downloads: Block = ({ index, title }) => lines(title, withIcon(index.downloads, 'download'));
/** The target of the bar's help entry. */
export const newcomers: Block = ({ index, title }) =>
  hasHelp(index) ? anchored(wire.help, title, list(withIcon(index.newcomers, 'compass'))) : undefined;
export const specials: Block = ({ index, title }) =>
  lines(
    title,
    index.specials.map((one) => ({ name: one.title, text: one.subtitle, url: one.url, icon: 'flag' })),
  );

export const codes: Block = ({ index: { codes }, title }) =>
  codes.length === 0
    ? undefined
    : card(
        title,
        html`<ul class="landing-codes">${codes.map(
          ({ name, picture }) =>
            html`<li><img src="${picture}" alt="${name}" width="120" height="120" loading="lazy"><span aria-hidden="true">${name}</span></li>`,
        )}</ul>`,
      );
