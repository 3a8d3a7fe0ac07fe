import { due } from './due.ts';
import { event } from './event.ts';
import { lesson } from './lesson.ts';
import { notice } from './notice.ts';
import { returnedCase } from './returned-case.ts';
import type { TodaySources } from './source.ts';
import { urgent } from './urgent.ts';

/** The source of every kind of thing on the strip of today. */
export const todaySources: TodaySources = { lesson, due, case: returnedCase, urgent, event, notice };

/** What the strip shows of the portal's own data, as one kind of card among those that hints are sent to. */
export const todayCard = {
  today: { shows: [...new Set(Object.values(todaySources).flatMap(({ shows = [] }) => shows))] },
};
