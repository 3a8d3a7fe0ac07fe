import type { Availability, OpenHour } from '@yizhan/contract/entities/hall.ts';
import { isOpen, type ServiceState } from '@yizhan/contract/entities/service.ts';
import { serviceReasons as en } from '@yizhan/contract/texts/en/service-reasons.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { serviceReasons as zh } from '@yizhan/contract/texts/zh-CN/service-reasons.ts';
import { fail } from '../../common/fail.ts';
import { parseWireTime, toWireTime } from '../../common/wire-time.ts';
import type { Caller } from '../../person.ts';

export type Language = Caller['language'];
export const serviceTexts = (language: Language): Record<keyof typeof zh, string> => (language === 'en' ? en : zh);

/** The times of a service; `state` is computed in the database, by the one rule in queries.ts. */
export type ServiceTimes = {
  state: ServiceState;
  maintenanceReason: string;
  openFrom: Date | null;
  openTo: Date | null;
  openHours: readonly OpenHour[];
};

const DAY_MS = 24 * 3_600_000;
const DAYS_AHEAD = 7;

/** The next opening by the weekly hours after `now`. */
export function nextOpening(hours: readonly OpenHour[], now: Date): Date | undefined {
  const moments = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => {
    const day = toWireTime(new Date(now.getTime() + days * DAY_MS)).slice(0, 10);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    return hours
      .filter(({ days: on }) => on.includes(weekday))
      .flatMap(({ from }) => parseWireTime(`${day} ${from}:00`) ?? []);
  }).flat();
  return moments.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime())[0];
}

/** Whether a service can be used, and if not why and until when. */
export function availabilityOf(times: ServiceTimes, now: Date): Availability {
  const { state, openFrom, openTo, openHours, maintenanceReason } = times;
  const answer = (from: Date | null | undefined, until: Date | null, reason = '') => ({
    state,
    reason,
    from: from ? toWireTime(from) : null,
    until: until && toWireTime(until),
  });
  switch (state) {
    case 'OPEN':
    case 'CLOSING':
    case 'ENDED':
      return answer(null, openTo);
    case 'NOT_YET':
      return answer(openFrom, openTo);
    case 'CLOSED_NOW': {
      const next = nextOpening(openHours, now);
      return answer(next && openTo && next >= openTo ? null : next, openTo);
    }
    case 'MAINTENANCE':
      return answer(null, null, maintenanceReason);
  }
}

/** The reason as text, for a user who tries to open it anyway. */
export function closedReason({ state, reason, from, until }: Availability, language: Language): string {
  const words = serviceTexts(language);
  switch (state) {
    case 'OPEN':
    case 'CLOSING':
      return '';
    case 'NOT_YET':
      return fill(words.notYet, { from: from ?? '' });
    case 'ENDED':
      return fill(words.ended, { until: until ?? '' });
    case 'CLOSED_NOW':
      return from ? fill(words.opensNext, { from }) : words.closedNow;
    case 'MAINTENANCE':
      return reason || words.maintenance;
  }
}

/** Refuses to open a closed service, with the reason as text. */
export function assertOpen(service: ServiceTimes & { name: string }, now: Date, language: Language): void {
  if (isOpen(service.state)) return;
  fail('service_closed', { name: service.name, reason: closedReason(availabilityOf(service, now), language) });
}
