import { ask } from './ask.ts';
import { type CasAnswer, readServiceResponse } from './cas-xml.ts';

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** `again`: with a password even if somebody is signed in there. */
export const casLogin = (server: string, service: string, { again = false } = {}) =>
  withQuery(`${server}/login`, { service, ...(again && { renew: 'true' }) });
export const casLogout = (server: string, back: string) => withQuery(`${server}/logout`, { service: back });

/** Whose ticket is this? Asked with the very service it was given for (CAS protocol 3.0). */
export async function validateTicket(server: string, service: string, ticket: string): Promise<CasAnswer> {
  const answer = await ask(withQuery(`${server}/p3/serviceValidate`, { service, ticket }));
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  return readServiceResponse(await answer.text());
}
