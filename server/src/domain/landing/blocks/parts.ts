import { isPictureIcon } from '@yizhan/contract/picture-icon.ts';
import { sprite } from '@yizhan/contract/sprite.ts';
import { type Html, html } from '../../../common/html.ts';

/** A glyph of the sprite, or the school's own picture; an unknown name gives an empty square, never markup. */
export const glyph = (name: string, size = 20) =>
  isPictureIcon(name)
    ? html`<img class="yz-icon" src="${name}" width="${size}" height="${size}" alt="">`
    : drawn(name, size);

const drawn = (name: string, size: number) =>
  html`<svg class="yz-icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><use href="${sprite}#${
    /^[a-z-]+$/.test(name) ? name : 'link'
  }"/></svg>`;

const TINTS = 6;

/** A glyph on the tinted background of its scene. */
export const tinted = (icon: string, tint: number, size = 24) =>
  html`<span class="landing-glyph landing-tint-${((Math.abs(Math.trunc(tint) - 1) || 0) % TINTS) + 1}">${glyph(icon, size)}</span>`;

export const card = (title: string, body: Html, extra: Html = html``) =>
  html`<section class="landing-card"><h2>${title}${extra}</h2>${body}</section>`;

/** A card that is a link target and then receives the focus. */
export const anchored = (id: string, title: string, body: Html) =>
  html`<section class="landing-card" id="${id}" tabindex="-1" aria-label="${title}"><h2>${title}</h2>${body}</section>`;

export const none = (words: string) => html`<p class="landing-none">${words}</p>`;

export const more = (href: string, words: string) =>
  html`<a class="landing-more" href="${href}">${words}${glyph('chevron-right', 16)}</a>`;
