import { identityTypes } from '@yizhan/contract/permissions.ts';
import { departments } from './departments.ts';
import { randomFrom } from './random.ts';
import type { DemoService } from './service-line.ts';
import { favourites, services } from './services.ts';

const SEED = 20_261_115;
const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** How far back the daily counts reach; popularity uses 30 days. */
const COUNTED_DAYS = 35;
const LOGGED_DAYS = 88;
/** People not named in the README whose visits are logged individually. */
export const OTHERS = 60;

const offices = departments.filter(({ kind }) => kind === 'office').map(({ code }) => code);
const colleges = departments.filter(({ kind }) => kind === 'college').map(({ code }) => code);
const { undergraduate, postgraduate, teacher, staff } = identityTypes;
/** Departments of each identity type, and its relative size. */
const crowds = [
  { identityType: undergraduate, places: colleges, size: 10 },
  { identityType: postgraduate, places: colleges, size: 4 },
  { identityType: teacher, places: colleges, size: 3 },
  { identityType: staff, places: offices, size: 2 },
] as const;

export type DayCount = { day: string; service: string; identityType: number; department: string; visits: number };
export type LoggedVisit = { service: string; account: string; at: Date };
export type Visitor = { account: string; identityType: number; roles: readonly string[]; department: string };

type Rights = Pick<Visitor, 'identityType' | 'roles'>;

/** Open to them, and of use to them. */
const isFor = (
  { identities = [], usedBy = identities, roles = [] }: DemoService,
  { identityType, roles: ownRoles }: Rights,
) =>
  (identities.length === 0 || identities.includes(identityType)) &&
  (usedBy.length === 0 || usedBy.includes(identityType)) &&
  (roles.length === 0 || roles.some((role) => ownRoles.includes(role)));

const isIn = ({ departments }: DemoService, department: string) => departments?.includes(department) ?? true;

/** Visits of the last weeks by day, identity type and department. */
export function dayCounts(now: Date): DayCount[] {
  const random = randomFrom(SEED);
  const counts = new Map<string, DayCount>();
  for (let ago = 1; ago <= COUNTED_DAYS; ago += 1) {
    const day = new Date(now.getTime() + SHANGHAI_MS - ago * DAY_MS).toISOString().slice(0, 10);
    for (const { identityType, places, size } of crowds) {
      const open = services.filter((service) => isFor(service, { identityType, roles: ['STAFF'] }));
      for (let n = 0; n < size * 14; n += 1) {
        const service = random.pick(open);
        // Popular services are accepted more often, as on a real campus.
        if (random.below(10) >= service.heat) continue;
        const department = random.pick(places);
        if (!isIn(service, department) || ago > (service.days ?? ago)) continue;
        const key = `${day}/${service.code}/${identityType}/${department}`;
        const visits = (counts.get(key)?.visits ?? 0) + 1 + random.below(service.heat);
        counts.set(key, { day, service: service.code, identityType, department, visits });
      }
    }
  }
  return [...counts.values()];
}

/** Visits of single people over three months: some favourites often, a few other services now and then. */
export function loggedVisits(now: Date, visitors: readonly Visitor[]): LoggedVisit[] {
  const random = randomFrom(SEED + 1);
  return visitors.flatMap((visitor) => {
    const open = services.filter((service) => isFor(service, visitor) && isIn(service, visitor.department));
    const favouriteCodes = favourites[visitor.account] ?? [];
    const loved = open.filter(({ code }) => favouriteCodes.includes(code)).slice(0, 6);
    const used = new Set([...loved, ...Array.from({ length: 6 }, () => random.pick(open))]);
    return [...used].flatMap((service, at) =>
      Array.from({ length: Math.max(2, 14 - at * 2 + random.below(4)) }, () => ({
        service: service.code,
        account: visitor.account,
        at: new Date(now.getTime() - (1 + random.below(LOGGED_DAYS * 24 * 60)) * 60_000),
      })),
    );
  });
}

/** The portal opened a year ago. */
const OPEN_DAYS = 365;
/** Visits in the first year: about fifteen per student if everybody uses it, less than one if few do. */
const YEARLY = 26;

/** All visits since the portal opened. */
export const visitTimesOf = ({ heat, days = OPEN_DAYS }: DemoService, at: number) =>
  Math.round((heat ** 3 * YEARLY * Math.min(days, OPEN_DAYS)) / OPEN_DAYS) +
  heat * 43 +
  at * 17 +
  (at === 0 ? 6_214 : 0);
