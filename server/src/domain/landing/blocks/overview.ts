import { formatCompact } from '@yizhan/contract/compact-number.ts';
import type { CounterValue } from '@yizhan/contract/entities/landing.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { html } from '../../../common/html.ts';
import type { LandingTexts } from '../texts.ts';
import type { Block } from './block.ts';

const figure = ({ kind, value }: CounterValue, t: LandingTexts) =>
  kind === 'satisfaction'
    ? html`${value.toFixed(1)}<small>${fill(t.outOf, { most: serviceLimits.maxStars })}</small>`
    : html`${formatCompact(value, t.other === 'en' ? 'zh-CN' : 'en')}`;

/** LP-3: a figure entered by hand is marked as such. */
export const overview: Block = ({ index: { counters }, title, t }) =>
  counters.length === 0
    ? undefined
    : html`<section class="landing-width" aria-label="${title}"><dl class="landing-counters">${counters.map(
        (counter) =>
          html`<div><dt>${counter.name}${
            counter.manual && html`<span class="landing-manual" title="${t.manualNote}">${t.manual}</span>`
          }</dt><dd>${figure(counter, t)}</dd></div>`,
      )}</dl></section>`;
