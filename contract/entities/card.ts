import * as z from 'zod';
import { byKind, cardKind } from '../cards.ts';
import * as administrationLimits from '../limits/administration.ts';
import * as cardLimits from '../limits/cards.ts';
import * as fieldLimits from '../limits/fields.ts';
import { todayItem } from '../today.ts';
import { filled, id, text, time } from './common.ts';
import { span } from './layout.ts';
import { publicationState } from './publishing.ts';

const common = {
  cardName: filled(fieldLimits.nameLength),
  cardIntroduction: text().default(''),
  displayRows: z.number().int().min(1).max(cardLimits.maxDisplayRows).default(cardLimits.maxDisplayRows),
};

/** What the frame shows of a card, whatever the kind. */
export const basicConfig = z.object({ cardName: z.string(), cardIntroduction: z.string(), displayRows: z.number() });
export type BasicConfig = z.infer<typeof basicConfig>;

/** What an administrator drafts and publishes. */
export const cardContent = z
  // Empty `roles` means everybody.
  .object({ ...common, roles: z.array(id).max(administrationLimits.maxRoles).default([]) })
  .and(byKind('config'));
export type CardContent = z.infer<typeof cardContent>;

/** Current data, or its last good state. */
export const cardState = z.enum(['fresh', 'stale']);
const loaded = z.object({ state: cardState, at: time }).and(byKind('data'));
const failed = z.object({ state: z.literal('failed'), kind: cardKind });

export const cardPlace = z.enum(['main', 'aside']);
export const homeCard = z
  .object({ id, basicConfig, place: cardPlace, span, frame: id.nullable(), mandatory: z.boolean() })
  .and(z.union([loaded, failed]));
export type HomeCard = z.infer<typeof homeCard>;

/** A page with the message card is narrower. */
export const cardLayout = z.enum(['wide', 'narrow']);
export type CardLayout = z.infer<typeof cardLayout>;

export const homePage = z.object({
  layout: cardLayout,
  cards: z.array(homeCard),
  /** The strip above the cards of the home page. */
  today: z.array(todayItem),
  /** A foreign source of the strip has not answered yet: the page does not wait for it and is read again. */
  todayPending: z.boolean(),
  /** Whether the person moved, hid or resized something. */
  personal: z.boolean(),
});
export type HomePage = z.infer<typeof homePage>;

/** A card that a person has or could add to the page. */
export const cardChoice = z.object({
  id,
  kind: cardKind,
  cardName: z.string(),
  cardIntroduction: z.string(),
  place: cardPlace,
  span,
  frame: id.nullable(),
  mandatory: z.boolean(),
  shown: z.boolean(),
  /** Why it is there: the layout that contains it (empty without one), and which of the person's roles it is for. */
  layoutName: z.string(),
  roleNames: z.array(z.string()),
});
export type CardChoice = z.infer<typeof cardChoice>;

export const cardRow = publicationState.extend({
  cardKind,
  cardIntroduction: z.string(),
  categoryId: id.nullable(),
  /** Whether a published layout contains it. */
  placed: z.boolean(),
});
export type CardRow = z.infer<typeof cardRow>;

export const cardDetail = publicationState.extend({ content: cardContent });

export const cardPreview = z.object({ basicConfig }).and(byKind('data'));

/** A category of the card library; `cardConfigs` are its cards. */
export const cardCategory = z.object({
  id,
  typeName: z.string(),
  version: z.number(),
  cardConfigs: z.array(z.object({ id, cardName: z.string() })),
});
export type CardCategory = z.infer<typeof cardCategory>;
