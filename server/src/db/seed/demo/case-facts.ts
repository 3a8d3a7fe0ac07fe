import type { CaseChannel } from '@yizhan/contract/case-kinds.ts';
import { dayOf, startOf, type WorkingDays } from '../../../common/working-days.ts';
import { randomFrom } from './random.ts';
import { factsOf } from './service-facts.ts';
import { services } from './services.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** Cases a day of a service, for each degree of its heat. */
const PER_HEAT = 0.05;

/** How busy a month is: terms begin in September and March, offices are quiet in the holidays. */
const season = [0.7, 0.4, 1.3, 1.1, 1, 1.2, 0.5, 0.3, 1.6, 1.1, 1, 0.9];
/** Monday to Sunday. */
const week = [1.3, 1.1, 1, 0.9, 0.8, 0.15, 0.2];
const hours = [9, 9, 9, 10, 10, 10, 11, 13, 14, 14, 15, 15, 15, 16, 16, 17, 19, 20, 21, 8, 12, 22];
const channels: readonly CaseChannel[] = [
  'ONLINE',
  'ONLINE',
  'ONLINE',
  'ONLINE',
  'MOBILE',
  'MOBILE',
  'MOBILE',
  'WINDOW',
  'WINDOW',
  'PHONE',
];
const stars = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1];
/** Offices that fell behind this year. */
const slow: Readonly<Record<string, number>> = { HQ: 14, CW: 9, YJS: 7, JW: 5 };
const SELDOM_LATE = 3;
/** A few recent cases of theirs were forgotten on a desk. */
const FORGOTTEN_DAYS = 40;
const FORGOTTEN = 12;

export type DemoFact = {
  sourceId: string;
  service: string;
  department: string;
  channel: CaseChannel;
  applicant: string;
  acceptedAt: Date;
  finishedAt: Date | null;
  promiseAt: Date;
  withdrawn: boolean;
  pausedSec: number;
  score: number | null;
};

/** A year of cases of every service that promises a time, up to now. */
export function demoFacts(now: Date, { addWorkingDays }: WorkingDays): DemoFact[] {
  const random = randomFrom(20_261_118);
  const chance = (percent: number) => random.below(1000) < percent * 10;
  const at = (day: string, hour: number) =>
    new Date(startOf(day).getTime() + (hour * 3600 + random.below(3600)) * 1000);
  const promised = services.flatMap((service, index) => {
    const { promiseDays } = factsOf(service, index);
    return promiseDays === null ? [] : [{ ...service, promiseDays }];
  });
  const today = startOf(dayOf(now)).getTime();
  const facts: DemoFact[] = [];
  for (let ago = YEAR_DAYS; ago >= 0; ago -= 1) {
    const day = dayOf(new Date(today - ago * DAY_MS));
    const date = new Date(day);
    const busy = (season[date.getUTCMonth()] ?? 1) * (week[(date.getUTCDay() + 6) % 7] ?? 1);
    for (const { code, department, heat, promiseDays, offline } of promised) {
      const expected = heat * busy * PER_HEAT * 1000;
      const cases = Math.floor(expected / 1000) + (random.below(1000) < expected % 1000 ? 1 : 0);
      for (let nth = 0; nth < cases; nth += 1) {
        const acceptedAt = at(day, random.pick(hours));
        const isLate = chance(slow[department] ?? SELDOM_LATE);
        const took = isLate
          ? promiseDays + 1 + random.below(3)
          : Math.ceil((promiseDays * (20 + random.below(80))) / 100);
        const doneOn = addWorkingDays(day, took);
        const done = at(doneOn, random.pick([8, 9, 10, 11, 14, 15, 16, 17]));
        const isForgotten = ago < FORGOTTEN_DAYS && slow[department] !== undefined && chance(FORGOTTEN);
        const finishedAt = done.getTime() <= now.getTime() && !isForgotten ? done : null;
        if (acceptedAt.getTime() > now.getTime()) continue;
        facts.push({
          ...{ sourceId: `${code}-${day}-${nth}`, service: code, department, acceptedAt, finishedAt },
          channel: offline ? 'WINDOW' : random.pick(channels),
          applicant: `person-${random.below(900)}`,
          promiseAt: new Date(startOf(addWorkingDays(day, promiseDays)).getTime() + 18 * 3_600_000),
          withdrawn: chance(2),
          pausedSec: chance(6) ? 4 * 3600 : 0,
          score: finishedAt && chance(45) ? random.pick(stars) : null,
        });
      }
    }
  }
  return facts;
}
