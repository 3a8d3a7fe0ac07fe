import type { tickets } from '@yizhan/contract/calls/tickets.ts';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';
import { findTicket, forgetTicket, renewTicket } from './queries.ts';
import { renewedUntil, validityOf } from './rules.ts';

/** Anybody who holds a ticket may call these: it determines its own school and session, whatever the request says. */
export const handlers: Handlers<typeof tickets> = {
  async validTime({ casTicket }, { database, now }) {
    const { until } = (await findTicket(database.across, casTicket)) ?? fail('ticket_unknown');
    return validityOf(casTicket, until, now);
  },

  async renew({ casTicket }, { database, tenants, bus, now }) {
    const ticket = (await findTicket(database.across, casTicket)) ?? fail('ticket_unknown');
    const school = (await tenants.get(ticket.tenantId)) ?? fail('ticket_unknown');
    const until = renewedUntil(ticket, school.settings.session.expireTime, now);
    if (!(await renewTicket(database.of(school.id), ticket.sessionId, { until, now }))) fail('ticket_unknown');
    bus.publish('session.changed', { sessionId: ticket.sessionId });
    return validityOf(casTicket, until, now);
  },

  async remove({ casTicket }, { database, bus, now }) {
    const ticket = await findTicket(database.across, casTicket);
    if (!ticket) return {};
    await forgetTicket(database.of(ticket.tenantId), ticket.sessionId, now);
    bus.publish('session.changed', { sessionId: ticket.sessionId });
    return {};
  },
};
