import type { ProcessContent, Simulation } from '@yizhan/contract/entities/process.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { isStep } from '@yizhan/contract/flow.ts';
import { checkForm } from '@yizhan/contract/form-rules.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { dueAfter, promiseOf } from '../../domain/cases/clock.ts';
import { blocksOnWay } from '../../domain/cases/flow-path.ts';
import { formWorld } from '../../domain/cases/form-world.ts';
import { isForOthers } from '../../domain/cases/own-step.ts';
import { namesOf } from '../../domain/cases/queries.ts';
import { resolveHandlers } from '../../domain/cases/resolve-handlers.ts';
import { findIdByCode } from '../../domain/processes/queries.ts';
import { findApplicant } from './queries.ts';

type Trial = { content: ProcessContent; applicantId: string; data: FormData };

/** Who would handle a case of this applicant with this data, step by step; nothing is written. */
export async function simulate(db: Db, { content, applicantId, data: sent }: Trial, now: Date): Promise<Simulation> {
  const applicant = (await findApplicant(db, applicantId)) ?? fail('not_found');
  const calendar = await schoolWorkingDays(db);
  const world = await formWorld(db, content, { calendar, now, identityId: applicant.identityId });
  const of = { rights: content.settings.applicantRights, otherwise: 'write' } as const;
  const { data } = checkForm(content.form, { sent, stored: {}, of, world });
  const way = blocksOnWay(content.flow.blocks, data).filter((block) => isStep(block) || block.type === 'copy');
  const processId = await findIdByCode(db, content.code);
  const subject = { processId, content, applicantId, deptId: applicant.deptId, data, chosen: {} };
  const found = await resolveHandlers(
    { db, now, subject },
    way.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    Object.values(found).flatMap((people) => people.map(({ personId }) => personId)),
  );
  const steps = way.map((block) => {
    const people = found[block.id] ?? [];
    const isOwn = people.every(({ personId, source }) => personId === applicantId && source === 'rule');
    return {
      ...{ blockId: block.id, name: block.name, type: block.type },
      people: people.map(({ personId, source }) => ({ id: personId, name: names.get(personId) ?? '', source })),
      isSkipped: content.settings.skipApplicant && isOwn && isForOthers(block),
      dueAt: isStep(block) && block.dueDays ? toWireTime(dueAfter(calendar, now, block.dueDays)) : null,
    };
  });
  const promiseAt = promiseOf(calendar, { submittedAt: now, promiseDays: content.settings.promiseDays, pausedDays: 0 });
  return { steps, promiseAt: promiseAt && toWireTime(promiseAt) };
}
