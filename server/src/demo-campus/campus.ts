import type { CampusOptions, CampusPerson, PortalAddress } from './options.ts';
import type { Records } from './records.ts';
import type { Sessions } from './sessions.ts';

/** What every page of the campus works with. */
export type Campus = Omit<CampusOptions, 'host' | 'port' | 'originAt'> & {
  /** Its own address with its path, without a trailing slash. */
  base: string;
  portal: () => PortalAddress;
  sessions: Sessions;
  records: Records;
  /** A request of a system's server to another: it ends in time and follows no redirect. */
  ask: (url: string, init?: RequestInit) => Promise<Response>;
};

/** Somebody by account and password. */
export const findPerson = ({ people, password }: Campus, account: string, word: string): CampusPerson | undefined =>
  word === password ? people.find((person) => person.account === account) : undefined;

const SHANGHAI_MS = 8 * 3_600_000;

/** The day and the time on the school's clock: 2026-11-18 and 09:30. */
export function schoolTime(now: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(now.getTime() + SHANGHAI_MS).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** One text of a query or a form; a repeated or missing one is empty. */
export function wordIn(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
