import * as z from 'zod';
import { announcement, announcementSource } from './entities/announcement.ts';
import { limits } from './limits.ts';

type Shapes = { config: z.ZodType; data: z.ZodType };

/** Every kind of card: what an administrator sets, and what its view is given. The only list of kinds. */
export const cardKinds = {
  announcements: {
    config: z.object({
      dataSource: announcementSource.default('PORTAL'),
      importantOnly: z.boolean().default(false),
      recentDays: z.number().int().min(1).max(limits.announcementDaysMost).default(limits.announcementDays),
    }),
    data: z.object({ dataSource: announcementSource, list: z.array(announcement) }),
  },
} as const satisfies Record<string, Shapes>;

export type CardKind = keyof typeof cardKinds;
export const cardKind = z.enum(Object.keys(cardKinds) as [CardKind, ...CardKind[]]);
export type CardConfig<K extends CardKind> = z.output<(typeof cardKinds)[K]['config']>;
export type CardData<K extends CardKind> = z.output<(typeof cardKinds)[K]['data']>;

/** A kind together with its own config or data. */
export type OfKind<Part extends keyof Shapes> = {
  [K in CardKind]: { kind: K } & { [P in Part]: z.output<(typeof cardKinds)[K][P]> };
}[CardKind];
type InputOfKind<Part extends keyof Shapes> = {
  [K in CardKind]: { kind: K } & { [P in Part]: z.input<(typeof cardKinds)[K][P]> };
}[CardKind];

/** `{ kind, config }` or `{ kind, data }`, one member a kind. */
export function byKind<Part extends keyof Shapes>(part: Part) {
  const members = Object.entries(cardKinds).map(([kind, shapes]) =>
    z.object({ kind: z.literal(kind), [part]: shapes[part] }),
  );
  const [first, ...rest] = members;
  if (!first) throw new Error('there is no kind of card');
  return z.discriminatedUnion('kind', [first, ...rest]) as unknown as z.ZodType<OfKind<Part>, InputOfKind<Part>>;
}
