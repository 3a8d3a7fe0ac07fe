import { fill } from '@yizhan/contract/texts/format.ts';
import { html } from '../../../common/html.ts';
import type { Block } from './block.ts';
import { card, tinted } from './parts.ts';

export const scenes: Block = ({ index: { scenes }, title, t }) =>
  scenes.length === 0
    ? undefined
    : card(
        title,
        html`<ul class="landing-scenes">${scenes.map(
          ({ id, name, icon, tint, count }) =>
            html`<li><a href="#/allServices?sceneId=${id}">${tinted(icon, tint)}<b>${name}</b><small>${fill(t.howMany, { n: count })}</small></a></li>`,
        )}</ul>`,
      );
