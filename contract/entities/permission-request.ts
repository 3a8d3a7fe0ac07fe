import * as z from 'zod';
import * as requestLimits from '../limits/permission-requests.ts';
import { type Menu, menus } from '../sections.ts';
import { filled, id, page, pageQuery, text, time } from './common.ts';

export const menuEntry = z.enum(menus as [Menu, ...Menu[]]);

export const requestStates = ['PENDING', 'GRANTED', 'REFUSED', 'WITHDRAWN'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = (typeof requestStates)[number];

export const requestInput = z.object({ menu: menuEntry, reason: filled(requestLimits.reasonLength) });

/** One's own last request for an entry. */
export const ownRequest = z.object({
  id,
  state: requestState,
  reason: z.string(),
  createdAt: time,
  /** What was answered, and by whom. */
  answer: z.string(),
  decidedBy: z.string(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

export const requestRow = z.object({
  id,
  menu: menuEntry,
  userName: z.string(),
  account: z.string(),
  identityName: z.string(),
  deptName: z.string(),
  reason: z.string(),
  state: requestState,
  createdAt: time,
  answer: z.string(),
  decidedBy: z.string(),
  decidedAt: time.nullable(),
  /** The roles that hold the entry; only some of them the reader may give. */
  roles: z.array(z.object({ id, name: z.string(), mayGive: z.boolean(), menus: z.number() })),
});
export type RequestRow = z.infer<typeof requestRow>;

export const requestQuery = pageQuery.extend({ state: requestState.optional() });
export const requestPage = page(requestRow);

export const requestAnswer = text(requestLimits.reasonLength);
