import { safeLink } from '@yizhan/contract/safe-link.ts';
import { type Html, html } from '../../../common/html.ts';
import type { Block, BlockInput } from './block.ts';

type Hero = BlockInput['index']['heroes'][number];

/** A carousel scrolled by the reader; no automatic movement. */
export const hero: Block = ({ index: { heroes }, title }) =>
  heroes.length === 0
    ? undefined
    : html`<section class="landing-width" aria-label="${title}"><ul class="landing-heroes" tabindex="0">${heroes.map(
        (one) => html`<li>${inLink(one)}</li>`,
      )}</ul></section>`;

function inLink(one: Hero): Html {
  const inside = html`${
    one.picture && html`<img src="${one.picture}" alt="${one.title ? '' : one.text}" loading="lazy" decoding="async">`
  }${(one.title || one.text) && html`<span><strong>${one.title}</strong>${one.text && html`<em>${one.text}</em>`}</span>`}`;
  const classes = one.picture ? 'landing-slide' : 'landing-slide landing-slide--plain';
  return one.url
    ? html`<a class="${classes}" href="${safeLink(one.url)}">${inside}</a>`
    : html`<div class="${classes}">${inside}</div>`;
}
