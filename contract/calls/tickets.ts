import * as z from 'zod';
import { calls } from '../call.ts';
import { nothing, text } from '../entities/common.ts';
import { ticketValidity } from '../entities/session.ts';
import { ticketRoutes } from '../routes/tickets.ts';

const byTicket = z.object({ casTicket: text(200).min(1) });

export const tickets = calls(ticketRoutes, {
  validTime: { summary: 'How long a sign-in is still good for', input: byTicket, output: ticketValidity },
  renew: {
    summary: 'Make it good for longer, as far as its hard limit allows',
    input: byTicket,
    output: ticketValidity,
  },
  remove: { summary: 'Give the ticket back; succeeds without one', input: byTicket, output: nothing },
});
