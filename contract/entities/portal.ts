import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as serviceLimits from '../limits/services.ts';
import { anyAddress } from './card-column.ts';
import { day, filled, iconName, id, text, time } from './common.ts';
import { publicationState } from './publishing.ts';
import { serviceTile } from './service.ts';

const identities = z.array(z.number().int().min(1).max(9)).max(9).default([]);
/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);
const window = { beginTime: time, endTime: time };

/** A banner of the home page: a topic with its services. */
export const bannerContent = z.object({
  title: filled(fieldLimits.nameLength),
  subtitle: text(fieldLimits.nameLength).default(''),
  cover: picture.nullable().default(null),
  ...window,
  serviceIds: z.array(id).max(serviceLimits.maxPicked).default([]),
  url: z.union([z.literal(''), anyAddress]).default(''),
  identities,
});
export type BannerContent = z.infer<typeof bannerContent>;
/** `coverUrl`: the signed address of the picture for the editor. */
export const bannerRow = publicationState.extend({ content: bannerContent, coverUrl: z.string().nullable() });
export type BannerRow = z.infer<typeof bannerRow>;

export const banner = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  cover: z.string().nullable(),
  ...window,
  serviceIds: z.array(id),
  /** Its own address; without one it opens its topic page. */
  url: z.string(),
});
export type Banner = z.infer<typeof banner>;

/** The page of a banner: the topic with those of its services that the reader may know of. */
export const topic = z.object({
  ...{ id, title: z.string(), subtitle: z.string(), cover: z.string().nullable(), endTime: time },
  services: z.array(serviceTile),
});
export type Topic = z.infer<typeof topic>;

/** A line above every page, for some or all identities, during a time window. */
export const alertContent = z.object({
  title: filled(fieldLimits.textLength),
  level: z.enum(['info', 'warning', 'urgent']).default('warning'),
  url: z.union([z.literal(''), anyAddress]).default(''),
  ...window,
  identities,
  /** Whether visitors see it. */
  isPublic: z.boolean().default(false),
});
export type AlertContent = z.infer<typeof alertContent>;
export const alertRow = publicationState.extend({ content: alertContent });

export const alertLine = z.object({
  id,
  title: z.string(),
  level: z.enum(['info', 'warning', 'urgent']),
  url: z.string(),
  endTime: time,
});
export type AlertLine = z.infer<typeof alertLine>;

/** An entry of the bar at the right edge. */
export const quickItem = z.object({
  name: filled(8),
  icon: iconName,
  /** A link, or a picture (a QR code) that opens beside it. */
  url: z.union([z.literal(''), anyAddress]).default(''),
  picture: picture.nullable().default(null),
});
export type QuickItem = z.infer<typeof quickItem>;

export const schoolCalendar = z.object({
  today: day,
  /** Absent between two semesters. */
  semester: z.object({ name: z.string(), week: z.number(), weeks: z.number() }).nullable(),
  /** Days of the month around today that are off, or worked despite a weekend. */
  days: z.array(z.object({ day, isOff: z.boolean(), name: z.string() })),
});
export type SchoolCalendar = z.infer<typeof schoolCalendar>;
