import type { Notified } from '../../common/notified.ts';
import type { Db } from '../../db/database.ts';
import { listHandedTo } from '../absences/queries.ts';
import { applyChange, type OpenCase } from './apply-change.ts';
import type { DueStep } from './due.ts';
import { findStep } from './flow-path.ts';
import { notifyConcerned } from './notify-people.ts';
import { asksApplicant } from './own-step.ts';
import { listSteps, lockCase, type StoredStep } from './queries.ts';
import { findStandIn } from './resolve-handlers.ts';
import type { CaseEvent } from './state.ts';

type Substitution = Extract<CaseEvent, { action: 'substitute' }>;

/**
 * Who takes the place of a handler whose work the applicant does while they are away; none while another handler of the
 * step is enough, or when there is nobody else: then it waits for the absent one.
 */
async function substitution(
  db: Db,
  { file }: OpenCase,
  step: StoredStep,
  now: Date,
): Promise<Substitution | undefined> {
  const { processId, applicantId, deptId, content, data, chosen } = file;
  const block = findStep(content.flow, step.blockId);
  if (!block || asksApplicant(block)) return undefined;
  const open = step.handlers.filter(({ status }) => status === 'open');
  const away = await listHandedTo(db, { holderId: applicantId, processId, now });
  const [missed, ...others] = open.filter(({ personId }) => away.includes(personId));
  if (!missed || (block.mode === 'one' && others.length + 1 < open.length)) return undefined;
  const subject = { processId, content, applicantId, deptId, data, chosen };
  const to = await findStandIn({ db, now, subject }, block);
  if (to.personId === applicantId || away.includes(to.personId)) return undefined;
  return { action: 'substitute', step: step.seq, handler: missed.seq, to };
}

/** Looked at again under the lock, since somebody may have been quicker (PR-9). */
export async function runSubstitution(db: Db, { caseId, seq }: DueStep, now: Date): Promise<Notified | undefined> {
  const file = await lockCase(db, caseId);
  if (file?.status !== 'running') return undefined;
  const open = { file, steps: await listSteps(db, caseId) };
  const step = open.steps.find((one) => one.seq === seq);
  const event = step?.status === 'open' ? await substitution(db, open, step, now) : undefined;
  if (!event) return undefined;
  const people = [event.to.personId];
  const line = { actorId: null, actingFor: null, step: seq, opinion: '', people, changed: [], files: [] };
  const applied = await applyChange(db, open, { event, line }, now);
  const notified = await notifyConcerned(db, open, applied, { opinion: '', by: null, now });
  return { touched: applied.touched, notified };
}
