import { agenda as en } from '@yizhan/contract/texts/en/agenda.ts';
import { agenda as zh } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { listTerms } from '../calendar/queries.ts';
import { calendarPage, wholeDays } from './rules.ts';
import type { AgendaSource } from './source.ts';

/** The first and the last day of each term. */
export const terms: AgendaSource = async ({ db, language }, range) => {
  const t = language === 'en' ? en : zh;
  const found = await listTerms(db, range.from, range.to);
  return found
    .flatMap(({ id, name, begins, ends }) => [
      { key: `term-${id}-begins`, day: begins, note: t.termBegins, name },
      { key: `term-${id}-ends`, day: ends, note: t.termEnds, name },
    ])
    .filter(({ day }) => range.from <= day && day <= range.to)
    .map(({ key, day, name, note }) =>
      wholeDays({ key, kind: 'term', title: name, note, from: day, to: day, url: calendarPage }),
    );
};
