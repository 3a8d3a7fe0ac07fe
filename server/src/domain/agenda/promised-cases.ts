import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { agenda as en } from '@yizhan/contract/texts/en/agenda.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { agenda as zh } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { startOf } from '../../common/working-days.ts';
import { addDays } from '../calendar/rules.ts';
import { listPromised } from '../cases/promised-queries.ts';
import { caseAddress } from '../cases/write-change.ts';
import { wholeDays } from './rules.ts';
import type { AgendaSource } from './source.ts';

/** The day on which what one applied for is promised. */
export const promisedCases: AgendaSource = async ({ db, person, language, now }, { from, to }) => {
  const t = language === 'en' ? en : zh;
  const range = { from: startOf(from), until: startOf(addDays(to, 1)) };
  const asked = { applicantId: person.id, ...range, now, most: calendarLimits.maxAgendaEntries };
  return (await listPromised(db, asked)).map(({ id, title, no, promisedOn, isLate }) => ({
    ...wholeDays({ key: `case-${id}`, kind: 'case', title, from: promisedOn, to: promisedOn, url: caseAddress(id) }),
    ...{ note: fill(t.caseNumber, { no }), isLate },
  }));
};
