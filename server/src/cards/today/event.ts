import { agenda as en } from '@yizhan/contract/texts/en/agenda.ts';
import { agenda as zh } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { dayOf } from '../../common/working-days.ts';
import { listCalendar } from '../../domain/agenda/agenda.ts';
import { calendarPage, ownAgenda } from '../../domain/agenda/rules.ts';
import { pickEvents } from './rules.ts';
import type { TodaySource } from './source.ts';

/** What the school calendar has for this identity today. */
export const event: TodaySource = {
  shows: ['calendar'],
  async load({ db, person, caller, now }) {
    const { language } = caller;
    const t = language === 'en' ? en : zh;
    const today = dayOf(now);
    const viewer = { db, person, identityTypes: [person.roleType], language, now };
    const entries = await listCalendar(viewer, { from: today, to: today });
    return pickEvents(entries, toWireTime(now)).map(({ kind, title, note, from, fromTime, url }) => ({
      ...{ id: null, title, note: note || (kind === 'off' || kind === 'work' ? t[kind] : ''), isLate: false },
      at: fromTime === null || from < today ? null : `${today} ${fromTime}:00`,
      // The printed calendar is no page of the portal, and the agenda opens on today by itself.
      url: (url === calendarPage || url.startsWith(ownAgenda) ? null : toOpenableAddress(url)) ?? ownAgenda,
    }));
  },
};
