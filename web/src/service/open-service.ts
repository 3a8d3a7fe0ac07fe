import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import { accessWays, completedByServer, openStates, openWays } from '@yizhan/contract/open-ways.ts';
import { api } from '../lib/api.ts';
import { type LinkProps, toLinkProps } from '../lib/link-props.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { hrefOf, openServicePath, servicePath } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { toastLoadError } from '../ui/toast-load-error.ts';
import type { OpenableService } from './openable-service.ts';

type OpenPlan =
  /** A plain address without personal data: the browser follows it itself. */
  | { by: 'link'; link: LinkProps; counts: boolean }
  /** A new window, whose address is completed after the click. */
  | { by: 'window'; popup: boolean }
  | { by: 'nothing' };

export const isInternal = (address: string) => /^[#/]/.test(address);

const detailsHref = (serviceId: string, signedIn: boolean) =>
  hrefOf(signedIn ? servicePath(serviceId) : openServicePath(serviceId));

/** What a click on a service does (SO-1). A service that cannot be opened leads to its details, which say why. */
function toOpenPlan(
  { serviceId, accessWay, openWay, serviceUrl, state = 'OPEN' }: OpenableService,
  signedIn: boolean,
): OpenPlan {
  const details = (counts: boolean): OpenPlan => ({
    by: 'link',
    link: { href: detailsHref(serviceId, signedIn) },
    counts,
  });
  if (!openStates.includes(state) || (!signedIn && serviceUrl === '')) return details(false);
  if (openWay === openWays.details) return details(true);
  if (openWay !== openWays.popup && openWay !== openWays.newTab) return { by: 'nothing' };
  if (serviceUrl === '') return details(true);
  const popup = openWay === openWays.popup;
  // A visitor has no identity to pass on.
  const personal = signedIn && (accessWay === accessWays.comb || completedByServer.includes(accessWay));
  if (isInternal(serviceUrl) && !popup) return { by: 'link', link: toLinkProps(serviceUrl), counts: true };
  return popup || personal ? { by: 'window', popup } : { by: 'link', link: toLinkProps(serviceUrl), counts: true };
}

/**
 * The href of a service, used when it is copied or opened by the middle button. It never contains a personal address:
 * then it is the service's page.
 */
export function serviceLink(service: OpenableService, signedIn: boolean): LinkProps {
  const plan = toOpenPlan(service, signedIn);
  return plan.by === 'link' ? plan.link : { href: detailsHref(service.serviceId, signedIn) };
}

function recordVisit(serviceId: string): Promise<unknown> {
  const recorded = api.services.click({ serviceId });
  recorded.catch(() => undefined);
  return recorded;
}

/** Counts a visit (SO-3). Not awaited, and failures are ignored. */
export const countVisit = (serviceId: string): void => void recordVisit(serviceId);

/** The size of the pop-up (open way 1002), from the size of the page body. */
export function popupSize(body: { width: number; height: number }) {
  return {
    width: body.width <= openingLimits.narrowPopupUpTo ? openingLimits.narrowPopupWidth : openingLimits.popupWidth,
    height:
      openingLimits.popupHeights.find((height) => height <= body.height) ?? Math.min(...openingLimits.popupHeights),
  };
}

/** Centres over a window along one axis, never beyond the edge of the screen that window is on. */
export function popupPlace(size: number, over: { at: number; size: number; edge: number | undefined }): number {
  // Screens to the left of or above the primary one have negative coordinates, which are valid.
  const { edge = Math.min(0, over.at) } = over;
  return Math.max(edge, Math.round(over.at + (over.size - size) / 2));
}

function popupFeatures(): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = popupSize({ width: clientWidth, height: clientHeight });
  const { screenX, screenY, outerWidth, outerHeight } = window;
  // Non-standard, but every browser has them.
  const { availLeft, availTop } = screen as Screen & { availLeft?: number; availTop?: number };
  const left = popupPlace(width, { at: screenX, size: outerWidth, edge: availLeft });
  const top = popupPlace(height, { at: screenY, size: outerHeight, edge: availTop });
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

const loadWindowModule = () => loadChunk(() => import('./service-window.ts'));

/** Browsers open a window only inside the click; its address is set once it is known. */
function openWindow(service: OpenableService, popup: boolean, recorded: Promise<unknown>): void {
  const page = window.open('about:blank', '_blank', ...(popup ? [popupFeatures()] : []));
  void loadWindowModule().then(
    ({ loadServiceWindow }) => loadServiceWindow(page, service, recorded),
    (error: unknown) => {
      page?.close();
      toastLoadError(error);
    },
  );
}

/** Handles a click on a service's link: counts it once, and opens it by its open way. */
export function followService(service: OpenableService, event: { preventDefault: () => void }): void {
  const plan = toOpenPlan(service, useSession.getState().session !== undefined);
  if (plan.by === 'link') {
    if (plan.counts) countVisit(service.serviceId);
    return;
  }
  event.preventDefault();
  if (plan.by === 'nothing') {
    void loadWindowModule().then(({ toastCannotOpen }) => toastCannotOpen(), toastLoadError);
    return;
  }
  openWindow(service, plan.popup, recordVisit(service.serviceId));
}

/** The same without a link to click: a keyboard selection, a button. */
export function openService(service: OpenableService): void {
  let prevented = false;
  followService(service, {
    preventDefault: () => {
      prevented = true;
    },
  });
  if (prevented) return;
  const { href, target } = serviceLink(service, useSession.getState().session !== undefined);
  if (target) window.open(href, target, 'noopener,noreferrer');
  else location.hash = href;
}

/** The middle button opens the link in a new tab: counted if that is the service or its page. */
export function countMiddleClick(service: OpenableService): void {
  const plan = toOpenPlan(service, useSession.getState().session !== undefined);
  if (plan.by !== 'link' || plan.counts) countVisit(service.serviceId);
}
