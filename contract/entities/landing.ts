import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as landingLimits from '../limits/landing.ts';
import { anyAddress } from './card-column.ts';
import { filled, id, pageQuery, text, time } from './common.ts';
import { hallService } from './hall.ts';
import { publicationState } from './publishing.ts';

/** All blocks of the page before sign-in, in their default order. */
export const landingBlockKinds = [
  'search',
  'hero',
  'overview',
  'scenes',
  'departments',
  'services',
  'news',
  'announcements',
  'downloads',
  'specials',
  'newcomers',
  'codes',
] as const;
export type LandingBlockKind = (typeof landingBlockKinds)[number];

/** What a counter counts. */
export const counterKinds = ['departments', 'services', 'processes', 'cases', 'visits', 'satisfaction'] as const;
export type CounterKind = (typeof counterKinds)[number];

const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);
const address = z.union([z.literal(''), anyAddress]);

export const hero = z.object({
  picture: picture.nullable().default(null),
  title: text(fieldLimits.nameLength).default(''),
  text: text().default(''),
  url: address.default(''),
  beginTime: time.nullable().default(null),
  endTime: time.nullable().default(null),
});
export const counter = z.object({
  kind: z.enum(counterKinds),
  /** A figure entered by hand, labelled as such on the page; absent = counted. */
  manual: z.number().min(0).max(1_000_000_000).nullable().default(null),
});
export const landingLink = z.object({
  name: filled(fieldLimits.nameLength),
  text: text().default(''),
  url: anyAddress,
});
export const landingCode = z.object({ name: filled(fieldLimits.nameLength), picture });

export const landingBlock = z.object({
  kind: z.enum(landingBlockKinds),
  title: text(fieldLimits.nameLength).default(''),
  enabled: z.boolean().default(true),
});
export const landingContent = z.object({
  landingName: filled(fieldLimits.nameLength),
  /** Shown in this order. */
  blocks: z
    .array(landingBlock)
    .max(landingLimits.maxBlocks)
    .refine((blocks) => new Set(blocks.map(({ kind }) => kind)).size === blocks.length),
  heroes: z.array(hero).max(landingLimits.maxHeroes).default([]),
  counters: z
    .array(counter)
    .max(landingLimits.maxCounters)
    .default([])
    .refine((counters) => new Set(counters.map(({ kind }) => kind)).size === counters.length),
  downloads: z.array(landingLink).max(landingLimits.maxDownloads).default([]),
  newcomers: z.array(landingLink).max(landingLimits.maxDownloads).default([]),
  codes: z.array(landingCode).max(landingLimits.maxHeroes).default([]),
});
export type LandingContent = z.infer<typeof landingContent>;
/** `links`: the signed addresses of its pictures for the editor. */
export const landingDetail = publicationState.extend({
  content: landingContent,
  links: z.record(z.string(), z.string()),
});
export type LandingDetail = z.infer<typeof landingDetail>;

export const counterValue = z.object({
  kind: z.enum(counterKinds),
  name: z.string(),
  value: z.number(),
  manual: z.boolean(),
});
export type CounterValue = z.infer<typeof counterValue>;
export const landingScene = z.object({ id, name: z.string(), icon: z.string(), tint: z.number(), count: z.number() });
export type LandingScene = z.infer<typeof landingScene>;
export const landingDepartment = z.object({
  id,
  name: z.string(),
  location: z.string(),
  phone: z.string(),
  count: z.number(),
});
export type LandingDepartment = z.infer<typeof landingDepartment>;

/** A page of services for visitors: recommended, most popular or newest. */
export const landingPageQuery = pageQuery.extend({ type: z.enum(['recommended', 'hot', 'newest']).default('hot') });

const line = z.object({ id, title: z.string(), day: z.string(), deptName: z.string() });
/** The blocks with their data. */
export const landingIndex = z.object({
  blocks: z.array(landingBlock),
  heroes: z.array(hero.omit({ beginTime: true, endTime: true })),
  hotWords: z.array(z.string()),
  counters: z.array(counterValue),
  scenes: z.array(landingScene),
  departments: z.array(landingDepartment),
  services: z.object({
    recommended: z.array(hallService),
    hot: z.array(hallService),
    newest: z.array(hallService),
  }),
  news: z.array(line.extend({ columnId: id, columnName: z.string() })),
  announcements: z.array(line.extend({ paragraphs: z.array(z.string()) })),
  downloads: z.array(landingLink),
  newcomers: z.array(landingLink),
  specials: z.array(
    z.object({ id, title: z.string(), subtitle: z.string(), cover: z.string().nullable(), url: z.string() }),
  ),
  codes: z.array(landingCode),
  /** Visitors may read the responsibility lists (LS-3). */
  lists: z.boolean(),
});
export type LandingIndex = z.infer<typeof landingIndex>;
