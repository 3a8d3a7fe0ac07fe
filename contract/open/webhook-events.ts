import * as z from 'zod';
import type { WebhookKind } from '../webhooks.ts';

const word = z.string();
const none = z.literal('');

/**
 * What an event says, besides its kind, object and time. `sourceApp`: the client that brought the object, or empty. Of a
 * to-do of the portal itself it is the part that made it, as `case` or `guide`: who listens to all apps hears of these.
 */
export const webhookEvents = {
  'todo.done': {
    summary: 'A to-do was done, here or by its own system',
    data: z.object({ sourceApp: word, sourceId: word, account: word, title: word }),
  },
  'case.changed': {
    summary: 'A case took a step',
    data: z.object({ sourceApp: none, no: word, processCode: word, action: word, status: word }),
  },
  'rating.created': {
    summary: 'A service was rated',
    data: z.object({ sourceApp: none, serviceCode: word, score: z.number(), text: word }),
  },
  'feedback.created': {
    summary: 'Somebody asked, complained or proposed something',
    data: z.object({ sourceApp: none, title: word }),
  },
  'notice.read': {
    summary: 'Somebody has read a notice',
    data: z.object({ sourceApp: word, account: word, readAt: word }),
  },
} as const satisfies Record<WebhookKind, { summary: string; data: z.ZodType }>;

export type WebhookPayloads = { [K in WebhookKind]: z.infer<(typeof webhookEvents)[K]['data']> };

/** The body that a webhook is sent. `id` is the same at every try. */
export const webhookBody = (kind: WebhookKind) =>
  z.object({ id: word, kind: z.literal(kind), objectId: word, at: word, data: webhookEvents[kind].data });
