import { isReading, type Route } from '@yizhan/contract/route.ts';
import type { FastifyRequest } from 'fastify';
import { fail } from '../common/fail.ts';
import { parseWireTime } from '../common/wire-time.ts';
import type { Tenant } from '../domain/tenants/tenants.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../person.ts';

const tokenOf = (request: FastifyRequest) => {
  const header = request.headers['blade-auth'];
  return typeof header === 'string' ? /^bearer (\S{20,200})$/i.exec(header)?.[1] : undefined;
};

/** The caller, if the token is valid. */
export function personOf(request: FastifyRequest, parts: Parts): Person | undefined | Promise<Person | undefined> {
  const token = tokenOf(request);
  return token ? parts.sessions.find(token) : undefined;
}

/** Access check of a call: signed in, unlocked, and with the menu entry it requires. */
export function admit(route: Route, person: Person | undefined): void {
  if (person?.viewAs && !isReading(route) && !route.whileViewing && !route.whileLocked) fail('view_only');
  if (route.access === 'nobody') return;
  if (!person) fail('unauthorized');
  if (person.locked && !route.whileLocked) fail('locked');
  if (route.access !== 'config') return;
  if (route.menu === 'any' ? person.menus.size === 0 : !person.menus.has(route.menu)) fail('no_menu_entry');
}

/** What an administrator who looks at another date reads is of that date. */
export function timeOf(route: Route, person: Person | undefined, now: Date): Date {
  const at = person?.viewAs?.at;
  return (at && isReading(route) && !route.whileViewing && parseWireTime(at)) || now;
}

/** The person a call acts for. A locked session counts as nobody, except for the calls of the lock screen. */
export const actorOf = ({ whileLocked }: Route, person: Person | undefined): Person | undefined =>
  person?.locked && !whileLocked ? undefined : person;

/** During maintenance, only administrators of the school may use more than the public calls. */
export function admitDuringMaintenance(route: Route, person: Person | undefined, { settings }: Tenant): void {
  if (route.access === 'nobody' || !settings.maintenance.on) return;
  if (!person || person.menus.size === 0) fail('maintenance');
}
