import { type CasAnswer, readServiceResponse } from './cas-xml.ts';
import type { Foreign } from './foreign.ts';

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** `again`: ask for the password even if somebody is signed in there. `gateway`: ask for nothing. */
export const casLogin = (server: string, service: string, { again = false, gateway = false } = {}) =>
  withQuery(`${server}/login`, { service, ...(again && { renew: 'true' }), ...(gateway && { gateway: 'true' }) });
export const casLogout = (server: string, back: string) => withQuery(`${server}/logout`, { service: back });

type CasRequest = {
  service: string;
  ticket: string /** With `again`, only a ticket for a password just entered is valid. */;
  again: boolean;
};

/** Validates a ticket with the exact service it was issued for (CAS protocol 3.0). */
export async function validateTicket(
  foreign: Pick<Foreign, 'ask'>,
  server: string,
  { service, ticket, again }: CasRequest,
): Promise<CasAnswer> {
  const query = { service, ticket, ...(again && { renew: 'true' }) };
  const answer = await foreign.ask(withQuery(`${server}/p3/serviceValidate`, query));
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  return readServiceResponse(await answer.text());
}
