import type { Campus } from './campus.ts';
import type { CampusPerson } from './options.ts';

/** Entry way 2: the central login sends people to the system with a ticket, and tells the system whose it is. */

const casOf = ({ base }: Campus) => `${base}/cas`;

export const casLoginAddress = (campus: Campus, service: string) =>
  `${casOf(campus)}/login?${new URLSearchParams({ service })}`;

type TicketAt = { /** Exactly the address the ticket was issued for. */ service: string; ticket: string };

/** Asks the central login whose ticket this is. */
export async function personByTicket(campus: Campus, at: TicketAt): Promise<CampusPerson | undefined> {
  const answer = await campus.ask(`${casOf(campus)}/p3/serviceValidate?${new URLSearchParams(at)}`);
  const body = await answer.text();
  const account = textIn(body, 'user');
  return account ? { account, name: textIn(body, 'name'), department: textIn(body, 'department') } : undefined;
}

const unescapes: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** One element of the answer; a system of a school's own would use the CAS client of its framework. */
function textIn(xml: string, name: string): string {
  const found = new RegExp(`<cas:${name}>([^<]*)</cas:${name}>`).exec(xml)?.[1] ?? '';
  return found.replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: string) => unescapes[entity] ?? '');
}
