/** Plain lists, without schemas: how far a supervision order is, and what happened to it. */
export const orderStates = ['OPEN', 'REPLIED', 'CLOSED'] as const;
export type OrderState = (typeof orderStates)[number];

/** An open order past its deadline is asked for by a name of its own. */
export const orderFilters = ['OPEN', 'OVERDUE', 'REPLIED', 'CLOSED'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const orderLevels = ['NORMAL', 'URGENT'] as const;
export type OrderLevel = (typeof orderLevels)[number];

export const orderNodes = ['CREATED', 'REPLIED', 'RETURNED', 'CLOSED'] as const;
export type OrderNode = (typeof orderNodes)[number];
