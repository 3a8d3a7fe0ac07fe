import * as z from 'zod';
import { calls } from '../call.ts';
import { cardContent, cardDetail, cardPreview, cardRow, homeCard } from '../entities/card.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { saved, version } from '../entities/publishing.ts';
import { cardRoutes } from '../routes/cards.ts';

export const cards = calls(cardRoutes, {
  home: {
    summary: 'The cards of the person’s home page with their data; a card that fails says so and the rest stand',
    input: nothing,
    output: z.array(homeCard),
  },
  list: { summary: 'Every card with the state of its publication', input: nothing, output: z.array(cardRow) },
  detail: {
    summary: 'A card as it is drafted, or as it is published when there is no draft',
    input: byId,
    output: cardDetail,
  },
  submit: {
    summary: 'Create a card, or save its draft; needs the version the editor holds',
    input: z.object({ content: cardContent, held: z.object({ id, version }).optional() }),
    output: saved,
  },
  preview: {
    summary: 'A card with the caller’s own live data: the given content, or else the draft of the given id',
    // userId is sent by older clients; whose data is shown is decided by the session.
    input: z.object({ id: id.optional(), userId: id.optional(), content: cardContent.optional() }),
    output: cardPreview,
  },
});
