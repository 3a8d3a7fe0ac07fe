import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import type { SupervisedStep } from '@yizhan/contract/entities/supervision.ts';
import { caseLog as en } from '@yizhan/contract/texts/en/case-log.ts';
import { caseLog as zh } from '@yizhan/contract/texts/zh-CN/case-log.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { workingClock } from '../../common/working-clock.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { findStep } from '../../domain/cases/flow-path.ts';
import { findCase, listLog, listSteps, namesOf } from '../../domain/cases/queries.ts';
import type { Language } from '../../person.ts';
import { type FoundCase, listForeignSteps } from './case-queries.ts';

type Step = { node: string; action: string; handler: string; at: Date };

/** Steps of our own process. The applicant stays unnamed. */
async function ownSteps(db: Db, caseId: string, language: Language): Promise<Step[]> {
  const file = await findCase(db, caseId);
  if (!file) return [];
  const [steps, log] = [await listSteps(db, caseId), await listLog(db, caseId)];
  const names = await namesOf(
    db,
    log.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
  );
  return log.map(({ at, actorId, action, step }) => ({
    node: findStep(file.content.flow, steps.find(({ seq }) => seq === step)?.blockId ?? '')?.name ?? '',
    action: (language === 'en' ? en : zh)[action],
    handler: actorId === null || actorId === file.applicantId ? '' : (names.get(actorId) ?? ''),
    at,
  }));
}

/** What was done with a case, in order, and the working time each step waited for. */
export async function stepsOf(
  db: Db,
  { sourceApp, sourceId, caseNumber, acceptedAt }: FoundCase,
  language: Language,
): Promise<SupervisedStep[]> {
  const steps = await (sourceApp === OWN_CASES
    ? ownSteps(db, sourceId, language)
    : listForeignSteps(db, sourceApp, caseNumber));
  const clock = workingClock(await schoolWorkingDays(db));
  let before = clock.position(new Date(`${acceptedAt.replace(' ', 'T')}+08:00`));
  return steps.map(({ at, ...step }) => {
    const position = clock.position(at);
    const hours = Math.round(Math.max(position - before, 0) / 360) / 10;
    before = position;
    return { ...step, at: toWireTime(at), hours };
  });
}
