import { hashToken } from '../../common/hash-token.ts';
import type { CrossTenantDb, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Ticket } from './rules.ts';

/** An expired ticket is still found, so that people learn why their session ended. A revoked one is not. */
export const findTicket = (across: CrossTenantDb, ticket: string) =>
  across.maybe<Ticket & { tenantId: string; sessionId: string }>(sql`
    select s.tenant_id as "tenantId", s.id as "sessionId", s.ticket_until as until, s.ticket_last as last
    from session s join app_user u on u.id = s.user_id
    where s.ticket_hash = ${hashToken(ticket)} and s.ticket_until is not null and s.ticket_last is not null
      and s.ended_at is null and u.status = 'active'`);

/** Does not renew a ticket that expired or was revoked meanwhile. */
export const renewTicket = async (db: Db, sessionId: string, { until, now }: { until: Date; now: Date }) =>
  (await db.run(sql`
    update session set ticket_until = ${until}
    where tenant_id = ${tenant} and id = ${sessionId} and ended_at is null and ticket_until > ${now}
      and ticket_hash is not null`)) === 1;

/** The session is refused from now on, but signing out still finds it. */
export const forgetTicket = (db: Db, sessionId: string, now: Date) =>
  db.run(sql`
    update session set ticket_hash = null, ticket_until = least(ticket_until, ${now})
    where tenant_id = ${tenant} and id = ${sessionId}`);
