import { connectorAuths, connectorMethods } from '@yizhan/contract/connector-ways.ts';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** How the portal reads another system of the school (连接器). */
export const connector = pgTable(
  'connector',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    url: text('url').notNull(),
    method: text('method', { enum: connectorMethods }).notNull(),
    auth: text('auth', { enum: connectorAuths }).notNull(),
    /** Who the portal is there. */
    authUser: text('auth_user').notNull().default(''),
    tokenUrl: text('token_url').notNull().default(''),
    scope: text('scope').notNull().default(''),
    /** Sealed under SECRET_KEY; empty = none. */
    secret: text('secret').notNull().default(''),
    params: jsonb('params').notNull(),
    headers: jsonb('headers').notNull(),
    listPath: text('list_path').notNull().default(''),
    totalPath: text('total_path').notNull().default(''),
    mapping: jsonb('mapping').notNull(),
    cacheSeconds: integer('cache_seconds').notNull(),
    timeoutMs: integer('timeout_ms').notNull(),
    failuresBeforePause: integer('failures_before_pause').notNull(),
    pauseSeconds: integer('pause_seconds').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(false),
    /** It serves nobody before its settings were tried. */
    isTried: boolean('is_tried').notNull().default(false),
    lastSuccessAt: at('last_success_at'),
    lastFailureAt: at('last_failure_at'),
    lastFailure: text('last_failure').notNull().default(''),
    failures: integer('failures').notNull().default(0),
    pausedUntil: at('paused_until'),
    createdBy: ref('created_by').notNull(),
    createdAt: atNow('created_at'),
    updatedBy: ref('updated_by'),
    updatedAt: atNow('updated_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('connector_name').on(t.tenantId, t.name)],
);
