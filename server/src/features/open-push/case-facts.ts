import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { CaseFactItem } from '@yizhan/contract/open/items.ts';
import { dayOf, FIRST_DAY, schoolWorkingDays, type WorkingDays } from '../../common/working-days.ts';
import { upsertCaseFacts } from '../../domain/case-facts/queries.ts';
import { promiseOf } from '../../domain/cases/clock.ts';
import { splitItems } from './accounts.ts';
import type { PushHandlers } from './handler.ts';
import { listDepartmentIds, listServiceIds } from './queries.ts';

const DAY_MS = 86_400_000;

const workingDaySeconds = efficiencyLimits.hoursPerWorkingDay * 3600;

/** As of our own cases: the last second of the last day, which moves by each whole working day of the pause. */
const promisedBy = (calendar: WorkingDays, { acceptedAt, pausedSeconds }: CaseFactItem, promiseDays: number | null) =>
  promiseOf(calendar, {
    submittedAt: acceptedAt,
    promiseDays,
    pausedDays: Math.floor(pausedSeconds / workingDaySeconds),
  });

/** A time that figures cannot count: before the working calendar, or to come. Clocks may differ by a day. */
function timeFault({ acceptedAt, finishedAt }: CaseFactItem, now: Date) {
  const latest = now.getTime() + DAY_MS;
  if (dayOf(acceptedAt) < FIRST_DAY || acceptedAt.getTime() > latest) return 'acceptedAt';
  return finishedAt && finishedAt.getTime() > latest ? 'finishedAt' : undefined;
}

export const caseFactHandlers: Pick<PushHandlers, 'upsertCaseFacts'> = {
  async upsertCaseFacts(items, { client, now }) {
    return async (db) => {
      const services = new Map(
        (
          await listServiceIds(
            db,
            items.map((i) => i.serviceCode),
          )
        ).map((s) => [s.code, s]),
      );
      const depts = new Map(
        (
          await listDepartmentIds(
            db,
            items.map((i) => i.deptCode),
          )
        ).map((d) => [d.code, d.id]),
      );
      const days = await schoolWorkingDays(db);
      const { taken, failures } = splitItems(items, (item) => {
        const { serviceCode, deptCode } = item;
        const fields = timeFault(item, now);
        if (fields) return { code: 'invalid', params: { fields } };
        if (!services.has(serviceCode)) return { code: 'unknown_service', params: { code: serviceCode } };
        return deptCode === '' || depts.has(deptCode)
          ? undefined
          : { code: 'unknown_dept', params: { code: deptCode } };
      });
      // They would count in the school's figures: of a sandbox client they are only checked.
      if (client.isSandbox) return failures;
      const facts = taken.flatMap((item) => {
        const { serviceCode, deptCode, promiseDays, pausedSeconds, ...fact } = item;
        const service = services.get(serviceCode);
        if (!service) return [];
        const promiseAt = promisedBy(days, item, promiseDays ?? service.promiseDays);
        const deptId = depts.get(deptCode) ?? service.deptId;
        return [{ ...fact, serviceId: service.id, deptId, promiseAt, pausedSec: pausedSeconds }];
      });
      await upsertCaseFacts(db, client.appId, facts, now);
      return failures;
    };
  },
};
