import type { services } from '@yizhan/contract/calls/services.ts';
import { isOpen } from '@yizhan/contract/entities/service.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { canUse, openToAll } from '../../domain/services/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { isNewVisit } from './visitors.ts';

/** Records the opening of services. */
export const visits: Pick<Handlers<typeof services>, 'click'> = {
  async click({ serviceId }, context) {
    const { person, now } = context;
    const counted = await context.db.transaction(async (db) => {
      const usable = person ? canUse(person) : openToAll;
      const { state } = (await rows.lockService(db, serviceId, usable, now)) ?? fail('not_found');
      // A click on a closed service leads to its details and does not count as a visit.
      if (!isOpen(state) || !(await isAnother(db, serviceId, context))) return false;
      await rows.writeVisit(db, {
        serviceId,
        userId: person?.id ?? null,
        at: now,
        day: dayOf(now),
        identityType: person?.roleType ?? identityTypes.visitor,
        deptId: person?.deptId ?? null,
      });
      return true;
    });
    if (counted && person) context.cardHints.publishTo(context.db.tenant, 'visits', [person.id]);
    return {};
  },
};

/** Two clicks in quick succession count as one visit. */
async function isAnother(db: Db, serviceId: string, { person, caller, now }: OpenContext): Promise<boolean> {
  if (!person) return isNewVisit(`${db.tenant}/${serviceId}/${caller.ip}`, now);
  const since = new Date(now.getTime() - serviceLimits.visitDedupeSeconds * 1000);
  return !(await rows.visitedSince(db, serviceId, person.id, since));
}
