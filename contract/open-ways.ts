/** How a service opens: its details inside the page, a centred pop-up, a new tab. */
export const openWays = { details: 1001, popup: 1002, newTab: 1003 } as const;

/** How a person is told to a service; only the one whose address carries a signed word is the client's business. */
export const accessWays = { comb: 5 } as const;
