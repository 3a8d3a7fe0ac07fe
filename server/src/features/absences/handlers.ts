import type { absences } from '@yizhan/contract/calls/absences.ts';
import type { AbsenceInput } from '@yizhan/contract/entities/absence.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import { listConcerned, listCovered, listHolders } from '../../domain/absences/queries.ts';
import { assertAbsence } from '../../domain/absences/rules.ts';
import { findRights, granterOf } from '../../domain/roles/queries.ts';
import { covers } from '../../domain/roles/rules.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';

/** The to-dos of everybody on the way to the second post are shown to somebody else now. */
function announce({ bus, cardHints, tenant }: SignedInContext, userIds: readonly string[]): void {
  cardHints.publishTo(tenant.id, 'todos', userIds);
  bus.publish('hint', { tenantId: tenant.id, topic: 'absences', userIds: [...userIds] });
}

async function save(input: AbsenceInput, userId: string, context: SignedInContext) {
  const { now, person } = context;
  const today = dayOf(now);
  assertAbsence(input, userId, today);
  const { id, concerned } = await context.db.transaction(async (db) => {
    (await rows.lockPerson(db, userId)) ?? fail('not_found');
    if (!(await rows.isActive(db, input.secondId))) fail('absence_second_unknown', {}, { field: 'secondId' });
    const published = await rows.countPublished(db, input.processIds);
    if (published < new Set(input.processIds).size) fail('absence_process_unknown', {}, { field: 'processIds' });
    const overlap = await rows.findOverlap(db, userId, input);
    if (overlap) fail('absence_overlaps', overlap, { field: 'from' });
    const most = calendarLimits.maxAbsences;
    if ((await rows.listAbsences(db, userId, today)).length >= most) fail('absences_full', { most });
    const { id } = await rows.insertAbsence(db, { ...input, userId, by: person.id, now });
    await audit({ ...context, db }, { action: 'create', entity: 'absence', entityId: id, after: { userId, ...input } });
    return { id, concerned: await listConcerned(db, userId, input.secondId) };
  });
  announce(context, concerned);
  return { id };
}

async function end(id: string, userId: string, context: SignedInContext) {
  const concerned = await context.db.transaction(async (db) => {
    const { secondId } = (await rows.endAbsence(db, { id, userId, now: context.now })) ?? fail('not_found');
    await audit({ ...context, db }, { action: 'end', entity: 'absence', entityId: id, after: { userId, secondId } });
    return listConcerned(db, userId, secondId);
  });
  announce(context, concerned);
  return {};
}

/** Whoever stands in acts for the person: an administrator names somebody only for people they may change. */
async function assertManaged({ db, person }: SignedInContext, userId: string): Promise<void> {
  const rights = (await findRights(db, userId)) ?? fail('not_found');
  if (userId !== person.id && !covers(await granterOf(db, person), rights)) fail('not_allowed');
}

export const handlers: Handlers<typeof absences> = {
  async mine(_, { db, person, now }) {
    const [own] = await listHolders(db, [person.id], now);
    return {
      absences: await rows.listAbsences(db, person.id, dayOf(now)),
      holder: own ? { userId: own.userId, name: own.name } : null,
      covering: await listCovered(db, person.id, now),
    };
  },

  processes: (_, { db, person, now }) => rows.listHandledProcesses(db, person.id, now),
  save: (input, context) => save(input, context.person.id, context),
  end: ({ id }, context) => end(id, context.person.id, context),

  ofUser: ({ id }, { db, now }) => rows.listAbsences(db, id, dayOf(now)),
  processesOfUser: ({ id }, { db, now }) => rows.listHandledProcesses(db, id, now),

  async saveForUser({ userId, ...input }, context) {
    await assertManaged(context, userId);
    return save(input, userId, context);
  },

  async endForUser({ userId, id }, context) {
    await assertManaged(context, userId);
    return end(id, userId, context);
  },
};
