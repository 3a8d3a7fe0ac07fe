/** Plain lists, without schemas: how a case came in, and how far it is. */
export const caseChannels = ['ONLINE', 'WINDOW', 'MOBILE', 'PHONE', 'OTHER'] as const;
export type CaseChannel = (typeof caseChannels)[number];

export const caseStates = ['ACCEPTED', 'FINISHED', 'RETURNED', 'WITHDRAWN', 'REFUSED'] as const;
export type CaseState = (typeof caseStates)[number];

/** The source of the school's own cases among those that efficiency counts. */
export const OWN_CASES = 'case';
