import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as portalLimits from '../limits/portal.ts';
import { filled, id } from './common.ts';
import { publicationState } from './publishing.ts';

/** The width of a card in the main column: half or full. */
export const span = z.union([z.literal(1), z.literal(2)]);
export type Span = z.infer<typeof span>;

/**
 * Cards of a column with the same value are tabs of one frame. The value is the id of the card the frame began with; null
 * = a frame of its own.
 */
const frame = id.nullable().default(null);

export const layoutPlace = z.object({
  cardId: id,
  span: span.default(1),
  /** People cannot hide it. */
  mandatory: z.boolean().default(false),
  /** Off: available among the cards people can add. */
  shown: z.boolean().default(true),
  frame,
});
export type LayoutPlace = z.infer<typeof layoutPlace>;

const places = z.array(layoutPlace).max(portalLimits.maxLayoutCards).default([]);

/** The cards of a page as an administrator arranges them for some identities; empty means everybody. */
export const layoutContent = z.object({
  layoutName: filled(fieldLimits.nameLength),
  identities: z.array(z.number().int().min(1).max(9)).max(9).default([]),
  /** The page of this navigation item; absent = the home page. */
  navigationId: id.nullable().default(null),
  main: places,
  /** The right column; with a card in it, the page is narrow. */
  aside: places,
});
export type LayoutContent = z.infer<typeof layoutContent>;

export const layoutRow = publicationState.extend({
  identities: z.array(z.number()),
  navigationId: id.nullable(),
  cards: z.number(),
});
export type LayoutRow = z.infer<typeof layoutRow>;
export const layoutDetail = publicationState.extend({ content: layoutContent });

/** Absent in older arrangements: the administrator's frame counts. */
const ownFrame = id.nullable().optional();

/** A person's own changes to it. */
export const ownLayout = z.object({
  main: z.array(z.object({ id, span, frame: ownFrame })).max(portalLimits.maxLayoutCards),
  aside: z.array(z.object({ id, frame: ownFrame })).max(portalLimits.maxLayoutCards),
  hidden: z.array(id).max(portalLimits.maxLayoutCards),
});
export type OwnLayout = z.infer<typeof ownLayout>;
