/** How a service opens: its details inside the page, a centred pop-up, a new tab. */
export const openWays = { details: 1001, popup: 1002, newTab: 1003 } as const;

/**
 * How a service learns who the person is: not at all, by a ticket of the central login, by a code of its provider, by a
 * one-time code in the address, by a signed token in the address; or it is a page of the portal itself.
 */
export const accessWays = { link: 1, cas: 2, oauth: 3, code: 4, comb: 5, inside: 6 } as const;

/** The server completes these addresses at the moment of opening. */
export const completedByServer: readonly number[] = [accessWays.cas, accessWays.oauth, accessWays.code];

/** What a common tool opens: an address in a new tab or inside the portal, a service, the directory of guides (MV-2). */
export const toolOpenTypes = ['newTab', 'openServiceIfram', 'service', 'workGuide'] as const;
export type ToolOpenType = (typeof toolOpenTypes)[number];
/** Those with an address of their own. */
export const addressOpenTypes = ['newTab', 'openServiceIfram'] as const satisfies readonly ToolOpenType[];

/**
 * Whether a service can be used now: open, open but ending soon, not yet, no longer, outside its hours, under
 * maintenance. An unavailable one links to its details, which say why. Used by first screens, so these are plain lists
 * without schemas.
 */
export const serviceStates = ['OPEN', 'CLOSING', 'NOT_YET', 'ENDED', 'CLOSED_NOW', 'MAINTENANCE'] as const;
export const openStates: readonly (typeof serviceStates)[number][] = ['OPEN', 'CLOSING'];
