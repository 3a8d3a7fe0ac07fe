import type { ServiceState } from './entities/service.ts';

/** How a service opens: its details inside the page, a centred pop-up, a new tab. */
export const openWays = { details: 1001, popup: 1002, newTab: 1003 } as const;

/**
 * How a person is told to a service: not at all, by a ticket of the central login, by that login's own code,
 * by a one-time code in the address, by a signed word in the address; or it is a page of the portal itself.
 */
export const accessWays = { link: 1, cas: 2, oauth: 3, code: 4, comb: 5, inside: 6 } as const;

/** The server completes the address of these at the moment of opening. */
export const completedByServer: readonly number[] = [accessWays.cas, accessWays.code];

/** What a tool or a floating view opens besides an address of its own (MV-2). */
export const viewOpenTypes = ['openServiceIfram', 'service', 'workGuide'] as const;
export type ViewOpenType = (typeof viewOpenTypes)[number];

/** The states in which a service can be used; here, since first screens ask and carry no schemas. */
export const openStates: readonly ServiceState[] = ['OPEN', 'CLOSING'];
