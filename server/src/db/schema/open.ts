import { apiScopes, secretKinds } from '@yizhan/contract/open/scopes.ts';
import { deliveryStates } from '@yizhan/contract/webhooks.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, atNow, bytea, id, ref, tenantId } from './columns.ts';

/** A system of the school that brings its to-dos, notices and news through the open interface (应用). */
export const apiClient = pgTable(
  'api_client',
  {
    id: id(),
    tenantId: tenantId(),
    /** Names the client in its requests, and is the source of what it brings. */
    appId: text('app_id').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    scopes: text('scopes', { enum: apiScopes }).array().notNull().default([]),
    perMinute: integer('per_minute').notNull(),
    perDay: integer('per_day').notNull(),
    /** Addresses and networks it may call from; empty = any. */
    addresses: text('addresses').array().notNull().default([]),
    expiresAt: at('expires_at'),
    /** While it is tried out, it reaches these accounts alone. */
    isSandbox: boolean('is_sandbox').notNull().default(false),
    sandboxAccounts: text('sandbox_accounts').array().notNull().default([]),
    /** The public account that its notices come from; null = the school's own. */
    accountId: ref('account_id'),
    isDisabled: boolean('is_disabled').notNull().default(false),
    createdBy: ref('created_by').notNull(),
    createdAt: atNow('created_at'),
    updatedBy: ref('updated_by'),
    updatedAt: atNow('updated_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('api_client_app').on(t.tenantId, t.appId), uniqueIndex('api_client_name').on(t.tenantId, t.name)],
);

/** HMAC secrets are sealed under SECRET_KEY, OAuth2 secrets hashed. At most two of a kind are valid at a time. */
export const apiSecret = pgTable(
  'api_secret',
  {
    id: id(),
    tenantId: tenantId(),
    clientId: ref('client_id').notNull(),
    kind: text('kind', { enum: secretKinds }).notNull(),
    value: text('value').notNull(),
    /** Its last characters, to tell two apart. */
    ending: text('ending').notNull(),
    createdAt: atNow('created_at'),
    /** Set when a newer one replaces it. */
    endsAt: at('ends_at'),
  },
  (t) => [
    index('api_secret_client').on(t.tenantId, t.clientId),
    foreignKey({ columns: [t.clientId], foreignColumns: [apiClient.id], name: 'api_secret_of' }).onDelete('cascade'),
  ],
);

/** An access token of the OAuth2 client credentials grant. */
export const apiToken = pgTable(
  'api_token',
  {
    id: id(),
    tenantId: tenantId(),
    clientId: ref('client_id').notNull(),
    /** It ends with the secret it was given for. */
    secretId: ref('secret_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    until: at('until').notNull(),
  },
  (t) => [
    uniqueIndex('api_token_hash').on(t.tenantId, t.tokenHash),
    foreignKey({ columns: [t.secretId], foreignColumns: [apiSecret.id], name: 'api_token_secret' }).onDelete('cascade'),
  ],
);

/** Calls of a client in one minute or one day: all nodes count together. */
export const apiUsage = pgTable(
  'api_usage',
  {
    tenantId: tenantId(),
    clientId: ref('client_id').notNull(),
    span: text('span', { enum: ['minute', 'day'] }).notNull(),
    startsAt: at('starts_at').notNull(),
    calls: integer('calls').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.clientId, t.span, t.startsAt] })],
);

/** The answer to a request that names an Idempotency-Key, for whoever sends it again. */
export const apiAnswer = pgTable(
  'api_answer',
  {
    tenantId: tenantId(),
    clientId: ref('client_id').notNull(),
    key: text('key').notNull(),
    /** Of method, path and body: another request must not carry the same key. */
    requestHash: bytea('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: atNow('created_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.clientId, t.key] })],
);

/** What a client asked and what it was answered, for seven days; personal fields are masked. */
export const apiCall = pgTable(
  'api_call',
  {
    id: id(),
    tenantId: tenantId(),
    clientId: ref('client_id').notNull(),
    at: at('at').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    ip: text('ip').notNull(),
    status: integer('status').notNull(),
    /** Why it was refused; empty otherwise. */
    code: text('code').notNull().default(''),
    items: integer('items').notNull().default(0),
    failedItems: integer('failed_items').notNull().default(0),
    /** Refusals alike in the same minute that have no row of their own. */
    more: integer('more').notNull().default(0),
    ms: integer('ms').notNull(),
    trace: text('trace').notNull(),
    request: text('request').notNull().default(''),
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    index('api_call_newest').on(t.tenantId, sql`${t.at} desc`, sql`${t.id} desc`),
    index('api_call_client').on(t.tenantId, t.clientId, sql`${t.at} desc`, sql`${t.id} desc`),
  ],
);

/** An address of a client that is told what happens here (回调). */
export const webhook = pgTable(
  'webhook',
  {
    id: id(),
    tenantId: tenantId(),
    clientId: ref('client_id').notNull(),
    url: text('url').notNull(),
    kinds: text('kinds').array().notNull(),
    /** Also of what other systems brought. */
    ofAllApps: boolean('of_all_apps').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Sealed under SECRET_KEY. */
    secret: text('secret').notNull(),
    createdAt: atNow('created_at'),
    updatedBy: ref('updated_by'),
    updatedAt: atNow('updated_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('webhook_client').on(t.tenantId, t.clientId),
    foreignKey({ columns: [t.clientId], foreignColumns: [apiClient.id], name: 'webhook_of' }).onDelete('cascade'),
  ],
);

/** What happened, written in the transaction in which it happened. */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    /** Events of one object are delivered in their order. */
    objectId: text('object_id').notNull(),
    payload: jsonb('payload').notNull(),
    at: atNow('at'),
  },
  (t) => [index('outbox_event_at').on(t.tenantId, t.at)],
);

/** One event on its way to one webhook. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    tenantId: tenantId(),
    webhookId: ref('webhook_id').notNull(),
    eventId: ref('event_id').notNull(),
    objectId: text('object_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Of one under way: when it counts as lost with its node. */
    nextTry: at('next_try').notNull(),
    /** The HTTP status of the last answer; null = none came. */
    http: integer('http'),
    answer: text('answer').notNull().default(''),
    createdAt: atNow('created_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('webhook_delivery_once').on(t.tenantId, t.webhookId, t.eventId),
    index('webhook_delivery_open')
      .on(t.tenantId, t.webhookId, t.objectId, t.id)
      .where(sql`${t.state} in ('waiting', 'sending')`),
    index('webhook_delivery_next').on(t.tenantId, t.nextTry).where(sql`${t.state} in ('waiting', 'sending')`),
    foreignKey({ columns: [t.webhookId], foreignColumns: [webhook.id], name: 'webhook_delivery_to' }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.eventId], foreignColumns: [outboxEvent.id], name: 'webhook_delivery_of' }).onDelete(
      'cascade',
    ),
  ],
);
