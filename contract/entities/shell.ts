import * as z from 'zod';
import { id } from './common.ts';

/** The pages that show a stored address inside the portal (RT-7), by what the address belongs to. */
export const frameKinds = ['tool', 'navigation', 'message', 'service'] as const;
export const frameKind = z.enum(frameKinds);
export type FrameKind = (typeof frameKinds)[number];

export const topMenuItem = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  /** A route of the portal, an address in a new tab, or a stored address inside the portal. */
  target: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), path: z.string() }),
    z.object({ kind: z.literal('link'), url: z.string() }),
    z.object({ kind: z.literal('frame'), frameId: id }),
  ]),
});
export type TopMenuItem = z.infer<typeof topMenuItem>;

export const framePage = z.object({ title: z.string(), url: z.string(), allowed: z.boolean() });
export type FramePage = z.infer<typeof framePage>;
