import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';
import { appUser, userIdentity } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
  },
  (t) => [index('session_user').on(t.tenantId, t.userId).where(sql`${t.endedAt} is null`)],
);

/** Only hashes rest here. A refresh token works once; the access token beside it until it expires. */
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
  ],
);

export const captcha = pgTable('captcha', {
  key: text('key').primaryKey(),
  tenantId: tenantId(),
  answer: text('answer').notNull(),
  until: at('until').notNull(),
});

/** Links that set a password: the first administrator's, an activation, a forgotten password. */
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
