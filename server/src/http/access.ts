import type { Route } from '@yizhan/contract/route.ts';
import type { FastifyRequest } from 'fastify';
import { fail } from '../common/fail.ts';
import type { Tenant } from '../domain/tenants/tenants.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../person.ts';

const tokenOf = (request: FastifyRequest) => {
  const header = request.headers['blade-auth'];
  return typeof header === 'string' ? /^bearer (\S{20,200})$/i.exec(header)?.[1] : undefined;
};

/** Who calls, if anybody valid. */
export function personOf(request: FastifyRequest, parts: Parts): Person | undefined | Promise<Person | undefined> {
  const token = tokenOf(request);
  return token ? parts.sessions.find(token) : undefined;
}

/** The door of a call: signed in, unlocked, and with the menu entry it names. */
export function admit(route: Route, person: Person | undefined): void {
  if (route.access === 'nobody') return;
  if (!person) fail('unauthorized');
  if (person.locked && !route.whileLocked) fail('locked');
  if (route.access !== 'config') return;
  if (route.menu === 'any' ? person.menus.size === 0 : !person.menus.has(route.menu)) fail('no_menu_entry');
}

/** Whom an admitted call is answered for: a locked session is nobody's, but to what the lock screen itself asks. */
export const actorOf = ({ whileLocked }: Route, person: Person | undefined): Person | undefined =>
  person?.locked && !whileLocked ? undefined : person;

/** While a school is being worked on, only those who administer it get further than the public calls. */
export function admitDuringMaintenance(route: Route, person: Person | undefined, { settings }: Tenant): void {
  if (route.access === 'nobody' || !settings.maintenance.on) return;
  if (!person || person.menus.size === 0) fail('maintenance');
}
