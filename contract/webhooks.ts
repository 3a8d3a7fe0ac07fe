/** Plain lists, without schemas: what other systems can be told of. */
export const webhookKinds = ['todo.done', 'case.changed', 'rating.created', 'feedback.created', 'notice.read'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** `dead`: given up after the last try; somebody can have it sent again. */
export const deliveryStates = ['waiting', 'sending', 'done', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
