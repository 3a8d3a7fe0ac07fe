import type { supervision } from '@yizhan/contract/calls/supervision.ts';
import type { SupervisedGroup } from '@yizhan/contract/entities/supervision.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import { efficiencyOf } from '../../domain/efficiency/content.ts';
import { countServiceLamps, type Lamps } from '../../domain/efficiency/lamp-queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './case-queries.ts';
import { stepsOf } from './case-steps.ts';
import { listOrdersOfCase } from './order-queries.ts';
import { orders, withDaysLeft } from './orders.ts';
import { sumDepartments, sumServices } from './queries.ts';
import { isSupervisor } from './reach-queries.ts';
import { daysAsked, lampClock, lampsNow, scopeOf } from './reading.ts';
import { report } from './report.ts';
import type { Totals } from './rules.ts';

const readerOf = async (context: SignedInContext): Promise<rows.CaseReader> => ({
  clock: await lampClock(context, await efficiencyOf(context)),
  person: context.person,
});

type NameRow = { id: string; name: string };

/** Whatever has cases in the range, or open ones: most red lamps first. */
function groupsOf(totals: readonly (NameRow & Totals)[], lamps: readonly (NameRow & Lamps)[]): SupervisedGroup[] {
  const names = new Map([...totals, ...lamps].map(({ id, name }) => [id, name]));
  const groups = [...names].map(([id, name]) => {
    const of = totals.find((one) => one.id === id);
    const lit = lamps.find((one) => one.id === id);
    return {
      ...{ id, name, accepted: of?.accepted ?? 0, finished: of?.finished ?? 0 },
      onTimeRate: of && of.promised > 0 ? of.onTime / of.promised : null,
      late: of?.late ?? 0,
      lateRate: of && of.promised > 0 ? of.late / of.promised : null,
      meanHours: of && of.finished > 0 ? of.workSec / 3600 / of.finished : null,
      ...{ green: lit?.green ?? 0, yellow: lit?.yellow ?? 0, red: lit?.red ?? 0 },
    };
  });
  return groups.sort((a, b) => b.red - a.red || b.yellow - a.yellow || b.accepted - a.accepted);
}

export const handlers: Handlers<typeof supervision> = {
  ...orders,
  ...report,

  async groups(query, context) {
    const { db, person } = context;
    const content = await efficiencyOf(context);
    const reachable = await rows.listReachable(db, person);
    const { deptId } = query;
    const span = await daysAsked(context, query);
    if (deptId === undefined) {
      const totals = await sumDepartments(db, scopeOf({ span, deptId: '0' }));
      const lamps = await lampsNow(context, content);
      const all = groupsOf(
        totals.flatMap((one) => (one.deptId === null ? [] : [{ ...one, id: one.deptId }])),
        lamps.flatMap((one) => (one.deptId === null ? [] : [{ ...one, id: one.deptId }])),
      );
      return all.filter(({ id }) => reachable.has(id));
    }
    if (!reachable.has(deptId)) fail('not_found');
    const totals = await sumServices(db, scopeOf({ span, deptId }));
    const lamps = await countServiceLamps(db, await lampClock(context, content), deptId);
    const ofServices = totals.map((one) => ({ ...one, id: one.serviceId }));
    return groupsOf(ofServices, lamps);
  },

  async cases({ current, size, serviceId, lamp, ...query }, context) {
    const { db } = context;
    const reader = await readerOf(context);
    const filter = { ...(await daysAsked(context, query)), deptId: query.deptId ?? '0', serviceId, lamp };
    const total = await rows.countCases(db, reader, filter);
    const records = await rows.listCases(db, reader, filter, { limit: size, offset: (current - 1) * size });
    return { records, total, current, size };
  },

  async case({ id }, context) {
    const { db, person, now } = context;
    const found = (await rows.findSupervised(db, await readerOf(context), id)) ?? fail('not_found');
    const { sourceId: _, isOwn, ...row } = found;
    const days = await schoolWorkingDays(db);
    const written = (await listOrdersOfCase(db, id)).map((one) => withDaysLeft(one, now, days));
    return {
      ...row,
      steps: await stepsOf(db, found, context.caller.language),
      explanation: (await rows.findExplanation(db, id)) ?? null,
      orders: written,
      canOrder: isSupervisor(person) && row.deptId !== null && !row.hasOrder,
      canExplain: isOwn && row.lamp === 'RED',
    };
  },

  async explain({ caseId, text }, context) {
    const { person, now } = context;
    await assertNoSensitiveWord(context, 'supervision', text);
    const found = (await rows.findSupervised(context.db, await readerOf(context), caseId)) ?? fail('not_found');
    if (!found.isOwn) fail('not_found');
    if (found.lamp !== 'RED') fail('lamp_not_red');
    await context.db.transaction(async (db) => {
      await rows.writeExplanation(db, { factId: caseId, userId: person.id, text, now });
      await audit(
        { ...context, db },
        { action: 'update', entity: 'lampExplanation', entityId: caseId, after: { text } },
      );
    });
    return {};
  },
};
