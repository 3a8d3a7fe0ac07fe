import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as openLimits from '../limits/open.ts';
import { apiScopes, secretKinds } from '../open/scopes.ts';
import { deliveryStates, webhookKinds } from '../webhooks.ts';
import { day, filled, id, page, pageQuery, text, time } from './common.ts';

/** An IPv4 or IPv6 address, or a network of them; whether it is one is checked by the server. */
const network = filled(50).regex(/^[0-9a-f.:]+(\/\d{1,3})?$/i);

export const apiClientInput = z.object({
  name: filled(fieldLimits.nameLength),
  note: text().default(''),
  scopes: z.array(z.enum(apiScopes)).max(apiScopes.length),
  perMinute: z.number().int().min(1).max(openLimits.maxPerMinute),
  perDay: z.number().int().min(1).max(openLimits.maxPerDay),
  /** Empty = any address. */
  addresses: z.array(network).max(openLimits.maxAddresses),
  /** Null = never. */
  expiresAt: time.nullable(),
  isSandbox: z.boolean(),
  sandboxAccounts: z.array(filled(fieldLimits.nameLength)).max(openLimits.maxSandboxAccounts),
  /** The public account that its notices come from; null = the school's own. */
  accountId: id.nullable(),
});
export type ApiClientInput = z.infer<typeof apiClientInput>;

const storedSecret = z.object({
  kind: z.enum(secretKinds),
  ending: z.string(),
  createdAt: time,
  /** Of one that was replaced: until when it is valid. */
  endsAt: time.nullable(),
});

export const apiClientRow = apiClientInput.extend({
  id,
  version: z.number(),
  appId: z.string(),
  isDisabled: z.boolean(),
  isExpired: z.boolean(),
  secrets: z.array(storedSecret),
  callsToday: z.number(),
  lastCallAt: time.nullable(),
  changedBy: z.string(),
  changedAt: time,
});
export type ApiClientRow = z.infer<typeof apiClientRow>;

/** Shown this once: HMAC secrets are stored encrypted, OAuth2 secrets hashed. */
export const shownSecret = z.object({
  kind: z.enum(secretKinds),
  appId: z.string(),
  secret: z.string(),
  /** Until when the one before is valid, if there was one. */
  previousUntil: time.nullable(),
});
export type ShownSecret = z.infer<typeof shownSecret>;
export const createdClient = z.object({ id, version: z.number(), secrets: z.array(shownSecret) });

export const callResults = ['taken', 'partly', 'refused'] as const;
export const apiCallQuery = pageQuery.extend({
  clientId: id.optional(),
  result: z.enum(callResults).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type ApiCallQuery = z.infer<typeof apiCallQuery>;
export const apiCallRow = z.object({
  id,
  clientName: z.string(),
  at: time,
  method: z.string(),
  path: z.string(),
  ip: z.string(),
  status: z.number(),
  /** Why it was refused, in the reader's language; empty otherwise. */
  reason: z.string(),
  items: z.number(),
  failedItems: z.number(),
  /** Refusals alike in the same minute that are counted with this one. */
  more: z.number(),
  ms: z.number(),
  trace: z.string(),
  request: z.string(),
  answer: z.string(),
});
export type ApiCallRow = z.infer<typeof apiCallRow>;
export const apiCallPage = page(apiCallRow);

export const signatureTest = z.object({
  id,
  method: z.enum(['GET', 'POST']),
  /** With its query, as in the request line. */
  url: filled(2_000).regex(/^\/\S*$/),
  timestamp: text(20),
  nonce: text(openLimits.maxNonceLength),
  body: z.string().max(openLimits.maxTestBody),
  /** What the other program computed, to compare with. */
  signature: text(200).default(''),
});
export type SignatureTest = z.infer<typeof signatureTest>;
export const signatureSteps = z.object({
  bodyHash: z.string(),
  lines: z.array(z.string()),
  stringToSign: z.string(),
  /** In lower-case hex, with the client's current secret. */
  signature: z.string(),
  /** Null if nothing was given to compare with. */
  matches: z.boolean().nullable(),
  /** It was made with the replaced secret, which is still valid. */
  isReplaced: z.boolean(),
  isTimely: z.boolean(),
  serverTimestamp: z.string(),
});
export type SignatureSteps = z.infer<typeof signatureSteps>;

export const webhookInput = z.object({
  url: filled(fieldLimits.addressLength).regex(/^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i),
  kinds: z.array(z.enum(webhookKinds)).min(1).max(webhookKinds.length),
  /** Also of what other systems brought. */
  ofAllApps: z.boolean(),
  isDisabled: z.boolean(),
});
export type WebhookInput = z.infer<typeof webhookInput>;
export const webhookRow = webhookInput.extend({
  id,
  clientId: id,
  version: z.number(),
  waiting: z.number(),
  dead: z.number(),
  lastDoneAt: time.nullable(),
});
export type WebhookRow = z.infer<typeof webhookRow>;

export const deliveryQuery = pageQuery.extend({
  clientId: id.optional(),
  state: z.enum(deliveryStates).optional(),
});
export type WebhookDeliveryQuery = z.infer<typeof deliveryQuery>;
export const deliveryRow = z.object({
  id,
  clientName: z.string(),
  url: z.string(),
  kind: z.enum(webhookKinds),
  objectId: z.string(),
  at: time,
  state: z.enum(deliveryStates),
  attempts: z.number(),
  http: z.number().nullable(),
  answer: z.string(),
  nextTry: time.nullable(),
  endedAt: time.nullable(),
});
export type WebhookDeliveryRow = z.infer<typeof deliveryRow>;
