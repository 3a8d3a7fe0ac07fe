import * as z from 'zod';
import { id } from './common.ts';

/** The pages that frame a stored address inside the portal (RT-7), by the owner of the address. */
export const frameKinds = ['tool', 'navigation', 'message', 'service'] as const;
export const frameKind = z.enum(frameKinds);
export type FrameKind = (typeof frameKinds)[number];

const named = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  openWay: z.enum(['sameTab', 'newTab']),
  /** Shown on this kind of screen only; absent: on both. */
  device: z.enum(['pc', 'mobile']).optional(),
});

/** A route of the portal, an address, or a stored address inside the portal. */
const leadsTo = [
  z.object({ kind: z.literal('page'), path: z.string() }),
  z.object({ kind: z.literal('link'), url: z.string() }),
  z.object({ kind: z.literal('frame'), frameId: id }),
] as const;

const topMenuLeaf = named.extend({ target: z.discriminatedUnion('kind', leadsTo) });
export type TopMenuLeaf = z.infer<typeof topMenuLeaf>;

/** An item of the top bar with one level of items below it. A group is not a link itself. */
export const topMenuItem = named.extend({
  target: z.discriminatedUnion('kind', [...leadsTo, z.object({ kind: z.literal('group') })]),
  children: z.array(topMenuLeaf),
});
export type TopMenuItem = z.infer<typeof topMenuItem>;

export const framePage = z.object({ title: z.string(), url: z.string(), allowed: z.boolean() });
export type FramePage = z.infer<typeof framePage>;

/** What the search of the shell finds besides services, pages and actions. */
export const shellMatches = z.object({
  news: z.array(z.object({ id, title: z.string(), columnName: z.string() })),
  announcements: z.array(z.object({ id, title: z.string(), deptName: z.string() })),
  people: z.array(z.object({ id, name: z.string(), account: z.string(), deptName: z.string() })),
});
export type ShellMatches = z.infer<typeof shellMatches>;
