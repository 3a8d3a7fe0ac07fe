import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { CrossTenantDb, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { RefreshToken } from './rules.ts';
import { newToken, type Tokens } from './tokens.ts';

type NewSession = {
  userId: string;
  identityId: string;
  way: string;
  ip: string;
  userAgent: string;
  outerKey: string | null;
  /** How long the ticket is valid; undefined if the school does not check tickets. */
  ticketSeconds: number | undefined;
  now: Date;
};

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Returns the session's id and its ticket, which is empty if tickets are not checked. */
export async function createSession(db: Db, session: NewSession): Promise<{ id: string; ticket: string }> {
  const { userId, identityId, way, ip, userAgent, outerKey, ticketSeconds, now } = session;
  const ticket = ticketSeconds === undefined ? '' : `TGT-${newToken()}`;
  const until =
    ticketSeconds === undefined ? null : after(now, Math.min(ticketSeconds, sessionLimits.maxSignInSeconds));
  const { id } = await db.one<{ id: string }>(sql`
    with seen as (
      update app_user set last_sign_in_at = ${now} where tenant_id = ${tenant} and id = ${userId}
    )
    insert into session (tenant_id, user_id, identity_id, way, ip, user_agent, created_at, last_seen_at,
      outer_key, ticket_hash, ticket_until, ticket_last)
    values (${tenant}, ${userId}, ${identityId}, ${way}, ${ip}, ${userAgent}, ${now}, ${now},
      ${outerKey}, ${ticket ? hashToken(ticket) : null}, ${until}, ${ticket ? after(now, sessionLimits.maxSignInSeconds) : null})
    returning id`);
  return { id, ticket };
}

/** Issues two new tokens for a session; only their hashes are stored. Also deletes expired ones. */
export async function issueTokens(db: Db, sessionId: string, now: Date): Promise<Tokens> {
  const tokens = { access: newToken(), refresh: newToken() };
  await db.run(sql`
    with gone as (
      delete from session_token where tenant_id = ${tenant} and session_id = ${sessionId} and refresh_until < ${now}
    )
    insert into session_token
      (tenant_id, session_id, access_hash, refresh_hash, issued_at, access_until, refresh_until)
    values (${tenant}, ${sessionId}, ${hashToken(tokens.access)}, ${hashToken(tokens.refresh)}, ${now},
      ${after(now, sessionLimits.accessSeconds)}, ${after(now, sessionLimits.refreshSeconds)})`);
  return tokens;
}

type FoundToken = RefreshToken & {
  id: string;
  tenantId: string;
  sessionId: string;
  userId: string;
  identityId: string;
};

/** The token determines the school, whatever the request says. */
export const findRefreshToken = (across: CrossTenantDb, refresh: string) =>
  across.maybe<FoundToken>(sql`
    select t.id, t.tenant_id as "tenantId", t.session_id as "sessionId", s.user_id as "userId",
      s.identity_id as "identityId", t.rotated_at as "rotatedAt", t.refresh_until as "refreshUntil",
      s.ended_at as "endedAt", s.ticket_until as "ticketUntil"
    from session_token t join session s on s.id = t.session_id
    where t.refresh_hash = ${hashToken(refresh)}`);

/** Returns true for one caller only, however many are concurrent. */
export const rotate = async (db: Db, tokenId: string, now: Date) =>
  (await db.run(sql`
    update session_token set rotated_at = ${now}
    where tenant_id = ${tenant} and id = ${tokenId} and rotated_at is null`)) === 1;

/** Even an expired access token identifies the session to end. */
export const findSessionOf = (across: CrossTenantDb, access: string) =>
  across.maybe<{ id: string; tenantId: string }>(sql`
    select session_id as id, tenant_id as "tenantId" from session_token where access_hash = ${hashToken(access)}`);

export const endSession = (db: Db, sessionId: string, now: Date) =>
  db.run(sql`
    update session set ended_at = ${now} where tenant_id = ${tenant} and id = ${sessionId} and ended_at is null`);

/** Switches the session to another identity and revokes its earlier refresh tokens. */
export const moveSession = (db: Db, sessionId: string, identityId: string, now: Date) =>
  db.run(sql`
    with spent as (
      update session_token set rotated_at = ${now}
      where tenant_id = ${tenant} and session_id = ${sessionId} and rotated_at is null
    )
    update session set identity_id = ${identityId}, last_seen_at = ${now}
    where tenant_id = ${tenant} and id = ${sessionId} and ended_at is null`);
