import * as z from 'zod';
import { byKind, cardKind } from '../cards.ts';
import { limits } from '../limits.ts';
import { filled, id, text, time } from './common.ts';
import { publicationState } from './publishing.ts';

const common = {
  cardName: filled(limits.nameLength),
  cardIntroduction: text().default(''),
  displayRows: z.number().int().min(1).max(limits.cardRowsMost).default(limits.cardRowsMost),
};

/** What of a card its frame shows, whatever the kind. */
export const basicConfig = z.object({ cardName: z.string(), cardIntroduction: z.string(), displayRows: z.number() });
export type BasicConfig = z.infer<typeof basicConfig>;

/** What an administrator drafts and publishes. */
export const cardContent = z
  // Nobody named in `roles` means everybody.
  .object({ ...common, roles: z.array(id).max(limits.cardRolesMost).default([]) })
  .and(byKind('config'));
export type CardContent = z.infer<typeof cardContent>;

/** Data of the person's own, its last good state, or neither. */
export const cardState = z.enum(['fresh', 'stale']);
const shown = z.object({ state: cardState, at: time }).and(byKind('data'));
const failed = z.object({ state: z.literal('failed'), kind: cardKind });

export const homeCard = z.object({ id, basicConfig }).and(z.union([shown, failed]));
export type HomeCard = z.infer<typeof homeCard>;

export const cardRow = publicationState.extend({ cardKind, cardIntroduction: z.string() });
export type CardRow = z.infer<typeof cardRow>;

export const cardDetail = publicationState.extend({ content: cardContent });

export const cardPreview = z.object({ basicConfig }).and(byKind('data'));
