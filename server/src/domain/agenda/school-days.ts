import { agenda as en } from '@yizhan/contract/texts/en/agenda.ts';
import { agenda as zh } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { officialDays } from '../../common/working-days.ts';
import { listSchoolDays } from '../calendar/queries.ts';
import { addDays, daysBetween, toSpans } from '../calendar/rules.ts';
import { calendarPage, wholeDays } from './rules.ts';
import type { AgendaSource } from './source.ts';

/** Longer than any holiday, so that one at the edge of the range is seen whole and has the same key from every view. */
const MARGIN = 60;

/** Days off and days worked instead: the official ones and the school's own. */
export const schoolDays: AgendaSource = async ({ db, language }, range) => {
  const t = language === 'en' ? en : zh;
  const [from, to] = [addDays(range.from, -MARGIN), addDays(range.to, MARGIN)];
  const own = await listSchoolDays(db, from, to);
  return toSpans(daysBetween(officialDays(), own, from, to))
    .filter((span) => span.from <= range.to && span.to >= range.from)
    .map(({ from, to, isOff, name }) => {
      const kind = isOff ? 'off' : 'work';
      return wholeDays({ key: `${kind}-${from}`, kind, title: name || t[kind], from, to, url: calendarPage });
    });
};
