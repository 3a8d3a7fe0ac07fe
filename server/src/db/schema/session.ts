import { messengers } from '@yizhan/contract/messengers.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, bytea, id, ref, tenantId } from './columns.ts';
import { appUser, userIdentity } from './people.ts';

/** One sign-in on one device. Its tokens form a family that ends with it. */
export const session = pgTable(
  'session',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    identityId: ref('identity_id')
      .notNull()
      .references(() => userIdentity.id, { onDelete: 'cascade' }),
    way: text('way').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: atNow('created_at'),
    lastSeenAt: atNow('last_seen_at'),
    lockedAt: at('locked_at'),
    endedAt: at('ended_at'),
    /** Wrong passwords since it was locked. */
    unlockFailures: integer('unlock_failures').notNull().default(0),
    /** The sign-in's ticket, if the school checks one: its current and its final expiry. */
    ticketHash: bytea('ticket_hash'),
    ticketUntil: at('ticket_until'),
    ticketLast: at('ticket_last'),
    /** The central login's id of this session, for single sign-out: `cas ST-…`, `oidc issuer sid`. */
    outerKey: text('outer_key'),
    /** The identity and time the administrator looks at the portal with; nothing can be changed meanwhile. */
    viewAs: jsonb('view_as'),
  },
  (t) => [
    index('session_user').on(t.tenantId, t.userId).where(sql`${t.endedAt} is null`),
    uniqueIndex('session_ticket').on(t.ticketHash),
    index('session_outer').on(t.tenantId, t.outerKey).where(sql`${t.outerKey} is not null`),
  ],
);

/** Only hashes are stored. A refresh token works once; the access token beside it until it expires. */
export const sessionToken = pgTable(
  'session_token',
  {
    id: id(),
    tenantId: tenantId(),
    sessionId: ref('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    accessHash: bytea('access_hash').notNull(),
    refreshHash: bytea('refresh_hash').notNull(),
    issuedAt: atNow('issued_at'),
    accessUntil: at('access_until').notNull(),
    refreshUntil: at('refresh_until').notNull(),
    rotatedAt: at('rotated_at'),
  },
  (t) => [
    uniqueIndex('session_token_access').on(t.accessHash),
    uniqueIndex('session_token_refresh').on(t.refreshHash),
    index('session_token_session').on(t.sessionId),
  ],
);

export const signInLog = pgTable(
  'sign_in_log',
  {
    id: id(),
    tenantId: tenantId(),
    account: text('account').notNull(),
    userId: ref('user_id'),
    way: text('way').notNull(),
    ok: boolean('ok').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    at: atNow('at'),
  },
  (t) => [
    index('sign_in_log_account').on(t.tenantId, t.account, t.at),
    index('sign_in_log_ip').on(t.tenantId, t.ip, t.at),
    index('sign_in_log_user').on(t.tenantId, t.userId, t.at),
    index('sign_in_log_at').on(t.tenantId, t.at, t.id),
  ],
);

/** A browser in which a person signed in before, recognised by a cookie. Others' failures do not delay it. */
export const knownDevice = pgTable(
  'known_device',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull(),
    /** Wrong passwords from this browser since its last sign-in. */
    failures: integer('failures').notNull().default(0),
    lastAt: atNow('last_at'),
  },
  (t) => [uniqueIndex('known_device_hash').on(t.tenantId, t.userId, t.hash)],
);

export const captcha = pgTable('captcha', {
  key: text('key').primaryKey(),
  tenantId: tenantId(),
  answer: text('answer').notNull(),
  until: at('until').notNull(),
});

/** Links that set a password: for the first administrator, an activation, a forgotten password. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind', { enum: ['first', 'activate', 'reset'] }).notNull(),
    hash: bytea('hash').notNull(),
    userId: ref('user_id').references(() => appUser.id, { onDelete: 'cascade' }),
    until: at('until').notNull(),
    usedAt: at('used_at'),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [uniqueIndex('one_time_link_hash').on(t.hash)],
);

/**
 * A pending sign-in, identified by a one-time code: back from outside (signOn), password accepted and second factor
 * pending (secondFactor), a messenger's account not bound yet (bind), sent to the central login (cas, oidc), a code sent
 * by SMS (smsSignIn, smsBind); and how many SMS a phone got (smsSent).
 */
export const signInStep = pgTable(
  'sign_in_step',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind', {
      enum: ['signOn', 'secondFactor', 'bind', 'cas', 'oidc', 'smsSent', 'smsSignIn', 'smsBind'],
    }).notNull(),
    hash: bytea('hash').notNull(),
    /** Data for the next step. */
    data: jsonb('data').notNull(),
    until: at('until').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [uniqueIndex('sign_in_step_hash').on(t.hash), index('sign_in_step_until').on(t.until)],
);

/** An external account that signs a person in. */
export const userBinding = pgTable(
  'user_binding',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...messengers, 'sms'] }).notNull(),
    outerId: text('outer_id').notNull(),
    createdAt: atNow('created_at'),
  },
  (t) => [
    uniqueIndex('user_binding_outer').on(t.tenantId, t.kind, t.outerId),
    uniqueIndex('user_binding_user').on(t.tenantId, t.userId, t.kind),
  ],
);

/** The encrypted secret of an authenticator app; not in use until a first code has confirmed it. */
export const secondFactor = pgTable(
  'second_factor',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    confirmedAt: at('confirmed_at'),
    /** The time step of the last code used: no code works twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (t) => [uniqueIndex('second_factor_user').on(t.tenantId, t.userId)],
);

export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('recovery_code_hash').on(t.tenantId, t.userId, t.hash)],
);
