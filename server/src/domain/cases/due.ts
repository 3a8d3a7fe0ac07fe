import { fill } from '@yizhan/contract/texts/format.ts';
import { caseNotices as t } from '@yizhan/contract/texts/zh-CN/case-notices.ts';
import type { Notified } from '../../common/notified.ts';
import type { Db } from '../../db/database.ts';
import { applyChange, type OpenCase } from './apply-change.ts';
import { findStep } from './flow-path.ts';
import { findDeptOf } from './handler-queries.ts';
import { findNearestHead } from './nearest-head.ts';
import { notifyConcerned, sendCaseNotice, withStandIns } from './notify-people.ts';
import { isForOthers } from './own-step.ts';
import { listSteps, lockCase, markDueDone, type StoredStep, takeReminder, touchCase, writeLog } from './queries.ts';
import type { CaseEvent } from './state.ts';

const openPeople = ({ handlers }: StoredStep) =>
  handlers.filter(({ status }) => status === 'open').map(({ personId }) => personId);

/** The head above who is late; their own head when they are the head, and the owner when there is none. */
async function headAbove(db: Db, { file }: OpenCase, step: StoredStep, now: Date): Promise<string | undefined> {
  const { applicantId, content } = file;
  const late = openPeople(step);
  const block = findStep(content.flow, step.blockId);
  const mayAsk = (id: string) => !late.includes(id) && !(id === applicantId && block && isForOthers(block));
  const deptId = await findDeptOf(db, late[0] ?? content.ownerId, now);
  return (await findNearestHead(db, { deptId, mayAsk, now })) ?? [content.ownerId].find(mayAsk);
}

/** The event of the clock; none for a reminder, or when the case is with the highest already. */
async function eventOf(db: Db, open: OpenCase, step: StoredStep, now: Date): Promise<CaseEvent | null> {
  const onDue = findStep(open.file.content.flow, step.blockId)?.onDue ?? 'remind';
  switch (onDue) {
    case 'remind':
      return null;
    case 'pass':
      return { action: 'pass', step: step.seq };
    case 'return':
      return { action: 'timeReturn', step: step.seq };
    case 'escalate': {
      const to = await headAbove(db, open, step, now);
      return to ? { action: 'escalate', step: step.seq, to } : null;
    }
  }
}

const wordsOf = { due: t.due, dueSoon: t.dueSoon } as const;

/** A line in the log and a notice to those at the step; nothing else changes. */
async function remind(
  db: Db,
  { file }: OpenCase,
  step: StoredStep,
  why: keyof typeof wordsOf,
  now: Date,
): Promise<Notified> {
  const people = openPeople(step);
  const line = { actorId: null, actingFor: null, step: step.seq, opinion: '', people, changed: [], files: [] };
  await writeLog(db, { caseId: file.id, now }, [{ ...line, action: 'remind', event: null }]);
  await touchCase(db, file.id, now);
  const stepName = findStep(file.content.flow, step.blockId)?.name ?? '';
  const context = { file, no: file.no, stepName, opinion: '', by: file.content.ownerId, now };
  const notified = await withStandIns(db, file, people, now);
  await sendCaseNotice(db, { title: fill(wordsOf[why], { title: file.title }), userIds: notified }, context);
  return { touched: people, notified };
}

/** Some working days before it is due, once (PR-12). */
export async function runReminder(db: Db, { caseId, seq }: DueStep, now: Date): Promise<Notified | undefined> {
  const file = await lockCase(db, caseId);
  const taken = file?.status === 'running' ? await takeReminder(db, caseId, seq, now) : undefined;
  // What is due meanwhile is told so by that clock.
  if (!file || !taken?.isAhead) return undefined;
  const steps = await listSteps(db, caseId);
  const step = steps.find((one) => one.seq === seq);
  return step && remind(db, { file, steps }, step, 'dueSoon', now);
}

export type DueStep = { caseId: string; seq: number };
/**
 * What the clock does with a step that is due, once: looked at again under the lock, since another node or a person may
 * have been quicker (PR-12).
 */
export async function runDueStep(db: Db, { caseId, seq }: DueStep, now: Date): Promise<Notified | undefined> {
  const file = await lockCase(db, caseId);
  if (file?.status !== 'running') return undefined;
  const open = { file, steps: await listSteps(db, caseId) };
  const step = open.steps.find((one) => one.seq === seq);
  if (step?.status !== 'open' || step.dueDoneAt !== null || step.dueAt === null || step.dueAt > now) return undefined;
  await markDueDone(db, caseId, seq, now);
  const event = await eventOf(db, open, step, now);
  if (!event) return remind(db, open, step, 'due', now);
  const people = event.action === 'escalate' ? [event.to] : openPeople(step);
  const line = { actorId: null, actingFor: null, step: seq, opinion: '', people, changed: [], files: [] };
  const applied = await applyChange(db, open, { event, line }, now);
  const notified = await notifyConcerned(db, open, applied, { opinion: '', by: null, now });
  return { touched: applied.touched, notified };
}
