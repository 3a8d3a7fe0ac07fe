import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { accessWays, openStates, openWays } from '@yizhan/contract/open-ways.ts';
import { safeLink } from '@yizhan/contract/safe-link.ts';
import { type Html, html } from '../../../common/html.ts';
import type { LandingTab } from '../service-queries.ts';
import type { Block } from './block.ts';
import { card, more, none, tinted } from './parts.ts';

const tabs: readonly LandingTab[] = ['recommended', 'hot', 'newest'];

/** Visitors open directly what they may use; everything else, and closed services, show the details first (HL-9). */
function opens({ needsSignIn, serviceUrl, state, openWay, accessWay }: HallService): boolean {
  const plain = accessWay === accessWays.link || accessWay === accessWays.inside;
  const known = openWay === openWays.popup || openWay === openWays.newTab;
  return !needsSignIn && serviceUrl !== '' && openStates.includes(state) && plain && known;
}

/** A link that works without script; the client adds the visit count and a window of the right size. */
function way(service: HallService): Html {
  const { serviceId, serviceUrl, openWay, accessWay } = service;
  if (!opens(service)) return html`href="/#/service/${serviceId}"`;
  const link = safeLink(serviceUrl);
  const inside = link.startsWith('#');
  return html`href="${inside && '/'}${link}" data-service="${serviceId}" data-open="${openWay}" data-access="${accessWay}"${
    !inside && html` target="_blank" rel="noopener noreferrer"`
  }`;
}

export const tile = (service: HallService, beside?: Html) =>
  html`<li><a class="landing-service" ${way(service)}>${tinted(service.serviceIcon, service.tint)}<span><b>${
    service.serviceName
  }</b><small>${service.serviceDeptName}</small></span>${
    service.shelfLabelName && html`<em>${service.shelfLabelName}</em>`
  }</a>${beside}</li>`;

/** Three lists behind three tabs, switched without script. */
export const services: Block = ({ index: { services }, title, t }) => {
  const filled = tabs.filter((tab) => services[tab].length > 0);
  if (filled.length === 0) return card(title, none(t.noServices));
  const body = html`<div class="landing-tabs" role="group" aria-label="${title}">${filled.map(
    (tab, at) =>
      html`<input type="radio" name="landing-tab" id="landing-${tab}"${at === 0 && html` checked`}><label for="landing-${tab}">${t[tab]}</label>`,
  )}${filled.map((tab) => html`<ul class="landing-services" data-tab="${tab}" aria-label="${t[tab]}">${services[tab].map((service) => tile(service))}</ul>`)}</div>`;
  return card(title, body, more('#/allServices', t.all));
};
