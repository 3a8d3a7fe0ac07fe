import { caseNotices as t } from '@yizhan/contract/texts/zh-CN/case-notices.ts';
import type { Notified } from '../../common/notified.ts';
import type { Db } from '../../db/database.ts';
import { applyChange } from './apply-change.ts';
import type { DueStep } from './due.ts';
import { findStep } from './flow-path.ts';
import { notifyConcerned } from './notify-people.ts';
import { listActive, listSteps, lockCase } from './queries.ts';
import { findStandIn } from './resolve-handlers.ts';

/**
 * Gives an open step, all of whose handlers may no longer sign in, to who stands in for everybody (PR-9). Looked at
 * again under the lock, since somebody may have been quicker.
 */
export async function handOverOrphanedStep(db: Db, { caseId, seq }: DueStep, now: Date): Promise<Notified | undefined> {
  const file = await lockCase(db, caseId);
  if (file?.status !== 'running') return undefined;
  const open = { file, steps: await listSteps(db, caseId) };
  const step = open.steps.find((one) => one.seq === seq);
  const block = step && findStep(file.content.flow, step.blockId);
  if (step?.status !== 'open' || !block) return undefined;
  const handlers = step.handlers.filter(({ status }) => status === 'open');
  const active = await listActive(
    db,
    handlers.map(({ personId }) => personId),
  );
  const handler = handlers[0];
  if (!handler || active.length > 0) return undefined;
  const { personId: to } = await findStandIn({ db, now, subject: file }, block);
  // Nobody at all: an administrator has to name somebody.
  if ((await listActive(db, [to])).length === 0) return undefined;
  const opinion = t.handlerLeft;
  const by = { personId: handler.personId, actingFor: null };
  const event = { action: 'handOver', step: seq, handler: handler.seq, by, opinion, to } as const;
  const line = { actorId: null, actingFor: null, step: seq, opinion, people: [to], changed: [], files: [] };
  const applied = await applyChange(db, open, { event, line }, now);
  const notified = await notifyConcerned(db, open, applied, { opinion, by: null, now });
  return { touched: applied.touched, notified };
}
