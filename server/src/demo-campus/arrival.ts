import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Campus, wordIn } from './campus.ts';
import type { CampusSystem } from './options.ts';
import type { Visit } from './sessions.ts';
import { casLoginAddress, personByTicket } from './way-cas.ts';
import { startCodeFlow } from './way-openid.ts';
import { personByPortal } from './way-portal.ts';

/** How somebody stands at the door of a system. */
export type Arrival =
  | { is: 'known'; visit: Visit }
  /** The way tells nobody's name. */
  | { is: 'nobody' }
  /** The way tells a name, but the address was opened without it. */
  | { is: 'unannounced' }
  /** What was brought is not accepted, or no longer. */
  | { is: 'refused' }
  /** On the way: to the central login, or to the address without what was brought. */
  | { is: 'sent'; to: string };

const words = ['ticket', 'code', 'combStr', 'iss'] as const;

/** Who opens this system: by what the address brings, by an earlier visit, or by asking the central login. */
export async function arrive(
  campus: Campus,
  system: CampusSystem,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Arrival> {
  const address = new URL(request.url, campus.base);
  const brought = words.find((word) => address.searchParams.has(word));
  const word = brought ? wordIn(request.query, brought) : '';
  for (const name of words) address.searchParams.delete(name);
  const own = `${new URL(campus.base).origin}${address.pathname}${address.search}`;

  switch (brought) {
    case undefined: {
      const visit = campus.sessions.of(request)?.visits.get(system.code);
      return visit ? { is: 'known', visit } : ask();
    }
    case 'iss':
      return { is: 'sent', to: await startCodeFlow(campus, system, campus.sessions.open(request, reply), word) };
    case 'ticket':
      return welcome(await personByTicket(campus, { service: own, ticket: word }), accessWays.cas);
    case 'code':
      return welcome(await personByPortal(campus, system, { code: word }), accessWays.code);
    case 'combStr':
      return welcome(await personByPortal(campus, system, { combStr: word }), accessWays.comb);
  }

  /** Nothing was brought: two ways can still ask. */
  async function ask(): Promise<Arrival> {
    if (system.way === accessWays.link) return { is: 'nobody' };
    if (system.way === accessWays.cas) return { is: 'sent', to: casLoginAddress(campus, own) };
    if (system.way === accessWays.oauth)
      return { is: 'sent', to: await startCodeFlow(campus, system, campus.sessions.open(request, reply)) };
    return { is: 'unannounced' };
  }

  /** The word in the address works once, so the browser goes on to the address without it. */
  function welcome(person: Awaited<ReturnType<typeof personByPortal>>, way: number): Arrival {
    if (!person) return { is: 'refused' };
    campus.sessions.signIn(request, reply, person).visits.set(system.code, { ...person, way });
    return { is: 'sent', to: own };
  }
}
