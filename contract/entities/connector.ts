import * as z from 'zod';
import { connectorAuths, connectorMethods } from '../connector-ways.ts';
import * as cardLimits from '../limits/cards.ts';
import * as connectorLimits from '../limits/connectors.ts';
import * as feedLimits from '../limits/feeds.ts';
import * as fieldLimits from '../limits/fields.ts';
import { fieldMapping, sourceTestResult, valuePath, webAddress } from './card-column.ts';
import { filled, id, text, time } from './common.ts';

/** Values may contain `${account}` and the like. */
const parameter = z.object({
  name: z.string().regex(/^[A-Za-z0-9_.[\]-]{1,60}$/),
  value: text(fieldLimits.addressLength).default(''),
});

/** Headers that the connection or the way of authentication sets are not the administrator's. */
const ownHeaders =
  /^(host|authorization|cookie|content-length|content-type|connection|transfer-encoding|x-app-id|x-timestamp|x-nonce|x-signature)$/i;
const header = z.object({
  name: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/)
    .refine((name) => !ownHeaders.test(name)),
  value: text().regex(/^[\x20-\x7e]*$/),
});

const { minTimeoutMs, maxTimeoutMs, maxFailures, maxPauseSeconds } = connectorLimits;

/** What another system is asked, and what of its answer is used. */
export const connectorQuestion = z.object({
  url: webAddress,
  method: z.enum(connectorMethods).default('GET'),
  auth: z.enum(connectorAuths).default('none'),
  /** Who the portal is there: a user name, an app id or a client id. */
  user: text().default(''),
  /** Of OAuth2. */
  tokenUrl: z.union([z.literal(''), webAddress]).default(''),
  scope: text().default(''),
  /** In the query of GET, in the JSON body of POST. */
  params: z.array(parameter).max(connectorLimits.maxParameters).default([]),
  headers: z.array(header).max(connectorLimits.maxHeaders).default([]),
  listPath: valuePath.default(''),
  totalPath: valuePath.default(''),
  mapping: z.array(fieldMapping).max(cardLimits.maxFields).default([]),
});
export type ConnectorQuestion = z.infer<typeof connectorQuestion>;

/** Null keeps the stored one, if the address is still of the same system. */
const secret = z.string().max(connectorLimits.secretLength).nullable().default(null);

const manners = {
  cacheSeconds: z.number().int().min(0).max(feedLimits.maxCacheSeconds).default(feedLimits.cacheSeconds),
  timeoutMs: z.number().int().min(minTimeoutMs).max(maxTimeoutMs).default(connectorLimits.timeoutMs),
  /** After so many failures in a row the system is left alone for a while. */
  failuresBeforePause: z.number().int().min(1).max(maxFailures).default(feedLimits.failuresBeforePause),
  pauseSeconds: z
    .number()
    .int()
    .min(1)
    .max(maxPauseSeconds)
    .default(feedLimits.pauseMs / 1000),
};

export const connectorInput = connectorQuestion.extend({
  ...manners,
  secret,
  name: filled(fieldLimits.nameLength),
  note: text().default(''),
  isEnabled: z.boolean().default(false),
  /** Of the test run of exactly this; without one it serves nobody until it is tried. */
  ticket: text(200).default(''),
});
export type ConnectorInput = z.infer<typeof connectorInput>;

export const connectorRow = connectorInput.omit({ secret: true, ticket: true }).extend({
  id,
  version: z.number(),
  hasSecret: z.boolean(),
  /** Whether its current settings were tried. */
  isTried: z.boolean(),
  lastSuccessAt: time.nullable(),
  lastFailureAt: time.nullable(),
  /** Why it failed last; empty while it works. */
  lastFailure: z.string(),
  failures: z.number(),
  pausedUntil: time.nullable(),
  /** The cards that read it. */
  usedBy: z.array(z.string()),
  changedAt: time,
});
export type ConnectorRow = z.infer<typeof connectorRow>;

export const connectorTest = connectorQuestion.extend({
  secret,
  /** Of a stored connector, whose secret may be used. */
  id: id.optional(),
  timeoutMs: manners.timeoutMs,
  /** In whose name it is asked; empty = one's own. */
  account: text().default(''),
});
export type ConnectorTest = z.infer<typeof connectorTest>;

export const connectorTestResult = sourceTestResult.omit({ item: true }).extend({
  /** The answer as JSON, shortened; empty if there was none. */
  sample: z.string(),
  /** To be saved with what was tried; empty after a failure. */
  ticket: z.string(),
});
export type ConnectorTestResult = z.infer<typeof connectorTestResult>;

/** A connector as the editor of a card chooses it. */
export const connectorChoice = z.object({
  id,
  name: z.string(),
  isServing: z.boolean(),
  fields: z.array(z.object({ field: z.string(), chineseName: z.string() })),
});
