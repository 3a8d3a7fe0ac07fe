import type { calendar } from '@yizhan/contract/calls/calendar.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { workingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import { listEvents, listSchoolDays, listTerms } from '../../domain/calendar/queries.ts';
import { officialOf, weekOf } from '../../domain/calendar/rules.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { assertEvent, assertTerm, spanOf } from './rules.ts';

type Calls = Omit<Handlers<typeof calendar>, 'school' | 'agenda' | 'link' | 'renewLink' | 'removeLink'>;

/** After the commit: open home pages read their strip of today again. */
const publishChanged = ({ cardHints, db }: Pick<SignedInContext, 'cardHints' | 'db'>) =>
  cardHints.publishToAll(db.tenant, 'calendar');

/** The year editor. The working-day clock reads the same rows at every use, so that it follows at once. */
export const year: Calls = {
  async year({ year }, { db }) {
    const { from, to } = spanOf(year);
    const terms = await listTerms(db, from, to);
    return {
      year,
      terms: terms.map((term) => ({ ...term, weeks: weekOf(term.begins, term.ends) })),
      days: await listSchoolDays(db, from, to),
      official: officialOf(year),
      isAnnounced: workingDays().knownYears.has(year),
      events: await listEvents(db, { from, to }),
    };
  },

  async saveTerm({ held, ...term }, context) {
    const { now, person } = context;
    assertTerm(term);
    const write = context.db.transaction(async (db) => {
      await rows.lockCalendar(db);
      const before = held && ((await rows.findTerm(db, held.id)) ?? fail('not_found'));
      if (before && held) assertNotStale(before, held.version, before.name);
      const overlap = await rows.findOverlap(db, term, held?.id);
      if (overlap)
        fail('term_overlaps', { name: overlap.name, from: overlap.begins, to: overlap.ends }, { field: 'begins' });
      const most = calendarLimits.maxTerms;
      if (!held && (await rows.countTerms(db)) >= most) fail('calendar_full', { most });
      const written = { ...term, by: person.id, now };
      if (held) await rows.updateTerm(db, held.id, written);
      const id = held?.id ?? (await rows.insertTerm(db, written)).id;
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity: 'term', entityId: id, before, after: term });
      return { id };
    });
    const saved = await onUniqueViolation(write, {
      semester_name: () => fail('name_taken', { name: term.name }, { field: 'name' }),
    });
    publishChanged(context);
    return saved;
  },

  async removeTerm({ id, version }, context) {
    await context.db.transaction(async (db) => {
      const before = (await rows.findTerm(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      await rows.deleteTerm(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'term', entityId: id, before });
    });
    publishChanged(context);
    return {};
  },

  async saveDays({ days }, context) {
    await context.db.transaction(async (db) => {
      await rows.lockCalendar(db);
      const changed = [...new Map(days.map((one) => [one.day, one])).values()];
      const before = await rows.findDays(
        db,
        changed.map(({ day }) => day),
      );
      await rows.writeDays(db, changed, context.now);
      const entityId = changed[0]?.day ?? '';
      await audit({ ...context, db }, { action: 'update', entity: 'schoolDays', entityId, before, after: changed });
    });
    publishChanged(context);
    return {};
  },

  async copyOfficial({ year }, context) {
    const official = officialOf(year);
    if (official.length === 0) fail('official_unknown', { year });
    const done = await context.db.transaction(async (db) => {
      const copied = await rows.insertDays(db, official);
      const entry = {
        action: 'import',
        entity: 'schoolDays',
        entityId: String(year),
        after: { inserted: copied },
      } as const;
      await audit({ ...context, db }, entry);
      return { copied };
    });
    publishChanged(context);
    return done;
  },

  async saveEvent({ held, ...event }, context) {
    const { now, person } = context;
    assertEvent(event);
    const saved = await context.db.transaction(async (db) => {
      await rows.lockCalendar(db);
      const before = held && ((await rows.findEvent(db, held.id)) ?? fail('not_found'));
      if (before && held) assertNotStale(before, held.version, before.name);
      const most = calendarLimits.maxEventsPerYear;
      if (!held && (await rows.countEvents(db, event)) >= most) fail('calendar_full', { most });
      const written = { ...event, by: person.id, now };
      if (held) await rows.updateEvent(db, held.id, written);
      const id = held?.id ?? (await rows.insertEvent(db, written)).id;
      const action = held ? 'update' : 'create';
      await audit({ ...context, db }, { action, entity: 'calendarEvent', entityId: id, before, after: event });
      return { id };
    });
    publishChanged(context);
    return saved;
  },

  async removeEvent({ id, version }, context) {
    await context.db.transaction(async (db) => {
      const before = (await rows.findEvent(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      await recycle({ ...context, db }, { kind: 'calendarEvent', id, name: before.name });
      await rows.deleteEvent(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'calendarEvent', entityId: id, before });
    });
    publishChanged(context);
    return {};
  },
};
