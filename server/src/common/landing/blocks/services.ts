import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { html } from '../../html.ts';
import type { LandingTab } from '../service-queries.ts';
import type { Block } from './block.ts';
import { card, more, none, tinted } from './parts.ts';

const tabs: readonly LandingTab[] = ['recommended', 'hot', 'newest'];

const tile = (service: HallService) =>
  html`<li><a class="landing-service" href="#/service/${service.serviceId}">${tinted(service.serviceIcon, service.tint)}<span><b>${
    service.serviceName
  }</b><small>${service.serviceDeptName}</small></span>${
    service.shelfLabelName && html`<em>${service.shelfLabelName}</em>`
  }</a></li>`;

/** Three lists behind three words; which one is seen is the page's own doing, without script. */
export const services: Block = ({ index: { services }, title, t }) => {
  const filled = tabs.filter((tab) => services[tab].length > 0);
  if (filled.length === 0) return card(title, none(t.noServices));
  const body = html`<div class="landing-tabs" role="group" aria-label="${title}">${filled.map(
    (tab, at) =>
      html`<input type="radio" name="landing-tab" id="landing-${tab}"${at === 0 && html` checked`}><label for="landing-${tab}">${t[tab]}</label>`,
  )}${filled.map((tab) => html`<ul class="landing-services" data-tab="${tab}" aria-label="${t[tab]}">${services[tab].map(tile)}</ul>`)}</div>`;
  return card(title, body, more('#/allServices', t.all));
};
