import { randomBytes } from 'node:crypto';
import type { calendar } from '@yizhan/contract/calls/calendar.ts';
import type { AgendaLink } from '@yizhan/contract/entities/calendar.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { audit } from '../../common/audit.ts';
import { hashToken } from '../../common/hash-token.ts';
import { siteOf } from '../../common/site.ts';
import { dayOf, officialDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import { listAgenda } from '../../domain/agenda/agenda.ts';
import {
  deleteLink,
  findLink,
  listIdentityTypes,
  replaceLink,
  type StoredLink,
} from '../../domain/agenda/link-queries.ts';
import { findSemester, listEvents, listSchoolDays, listTerms } from '../../domain/calendar/queries.ts';
import { daysBetween, teachingWeek, weekOf } from '../../domain/calendar/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { assertRange, spanOf } from './rules.ts';

const PURPOSE = 'agenda link';

function toLink({ config, tenant, secrets, caller }: SignedInContext, stored: StoredLink | undefined): AgendaLink {
  if (!stored) return { url: null, createdAt: null, readAt: null };
  const { sealed, createdAt, readAt } = stored;
  const site = siteOf(config, tenant, caller.header('host'));
  const language = caller.language === 'en' ? '?lang=en' : '';
  return { url: `${site}/agenda/${secrets.open(PURPOSE, sealed)}.ics${language}`, createdAt, readAt };
}

type Calls = Pick<Handlers<typeof calendar>, 'school' | 'agenda' | 'link' | 'renewLink' | 'removeLink'>;

/** The calendar and the agenda as people read them. */
export const agenda: Calls = {
  async school({ year: asked }, { db, now, person }) {
    const today = dayOf(now);
    const year = asked ?? Number(today.slice(0, 4));
    const { from, to } = spanOf(year);
    const types = await listIdentityTypes(db, person.id, now);
    const semester = await findSemester(db, today);
    const terms = await listTerms(db, from, to);
    const events = await listEvents(db, { from, to, types });
    return {
      year,
      today,
      semester: semester ? teachingWeek(semester, today) : null,
      semesters: terms.map(({ version: _, ...term }) => ({ ...term, weeks: weekOf(term.begins, term.ends) })),
      days: daysBetween(officialDays(), await listSchoolDays(db, from, to), from, to),
      events: events.map(({ version: _, identityTypes: __, ...event }) => event),
    };
  },

  async agenda(range, { db, now, person, caller }) {
    assertRange(range);
    const identityTypes = await listIdentityTypes(db, person.id, now);
    const entries = await listAgenda({ db, person, identityTypes, language: caller.language, now }, range);
    const terms = await listTerms(db, range.from, range.to);
    return { today: dayOf(now), terms: terms.map(({ name, begins, ends }) => ({ name, begins, ends })), entries };
  },

  async link(_, context) {
    return toLink(context, await findLink(context.db, context.person.id));
  },

  async renewLink(_, context) {
    const { person, secrets, now } = context;
    const token = randomBytes(calendarLimits.feedTokenBytes).toString('base64url');
    const link = { userId: person.id, hash: hashToken(token), sealed: secrets.seal(PURPOSE, token), now };
    const stored = await context.db.transaction(async (db) => {
      await audit({ ...context, db }, { action: 'renewSecret', entity: 'agendaLink', entityId: person.id });
      return replaceLink(db, link);
    });
    return toLink(context, stored);
  },

  async removeLink(_, context) {
    const { person } = context;
    await context.db.transaction(async (db) => {
      if ((await deleteLink(db, person.id)) > 0)
        await audit({ ...context, db }, { action: 'remove', entity: 'agendaLink', entityId: person.id });
    });
    return {};
  },
};
