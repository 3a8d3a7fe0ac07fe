import type { ServiceOpenInfo } from '@yizhan/contract/entities/service.ts';
import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { api } from './api.ts';
import { linkProps } from './link-props.ts';
import { frameOf, hrefOf } from './paths.ts';

/** Where a service opens: its own address in a new tab, or inside the portal. */
export function serviceLink({ serviceId, accessWay, openWay, serviceUrl }: ServiceOpenInfo, userComb: string) {
  if (openWay !== openWays.newTab || serviceUrl === '') return { href: hrefOf(frameOf('service', serviceId)) };
  return linkProps(accessWay === accessWays.comb ? withComb(serviceUrl, userComb) : serviceUrl);
}

/** The other side reads from it who comes, and asks the portal whether it is true. */
function withComb(address: string, userComb: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set('combStr', userComb);
  return url.href;
}

/** Counts a visit. Nobody waits for it, and nobody is bothered when it fails. */
export const countVisit = (serviceId: string): void => {
  void api.services.click({ serviceId }).catch(() => undefined);
};
