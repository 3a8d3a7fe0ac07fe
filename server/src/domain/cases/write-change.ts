import { randomBytes } from 'node:crypto';
import type { CaseChannel } from '@yizhan/contract/case-kinds.ts';
import { isFinished } from '@yizhan/contract/case-states.ts';
import { dayOf, type WorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { writeTodos } from '../todos/write-queries.ts';
import { numberAt } from './case-number.ts';
import { dueAfter, pausedBetween, promiseOf, remindAt } from './clock.ts';
import { findStep } from './flow-path.ts';
import { notifyListeners } from './notify-listeners.ts';
import {
  type CaseWrite,
  type HandlerWrite,
  type LogWrite,
  namesOf,
  type StepWrite,
  type StoredCase,
  type StoredStep,
  takeNumber,
  writeCase,
  writeHandlers,
  writeLog,
  writeSteps,
} from './queries.ts';
import type { CaseState, Outcome } from './state.ts';
import { newlyAsked, todoChanges } from './todos.ts';

export type Change = {
  file: StoredCase;
  /** The steps as they are stored. */
  stored: readonly StoredStep[];
  before: CaseState;
  outcome: Outcome;
  /** The first is what was done; the others follow from it. */
  log: readonly LogWrite[];
  chosen: StoredCase['chosen'];
  channel: CaseChannel | undefined;
  calendar: WorkingDays;
  now: Date;
};
export type WriteResult = {
  revision: number;
  no: string | null;
  asked: string[];
  touched: string[];
  names: Map<string, string>;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** New and changed steps and handlers. */
function differences(before: CaseState, { state, effects }: Outcome, { file, stored, calendar, now }: Change) {
  const steps: StepWrite[] = [];
  const handlers: HandlerWrite[] = [];
  const dueAt = new Map<number, Date | null>();
  for (const { seq, blockId, round, status, handlers: after } of state.steps) {
    const earlier = before.steps.find((one) => one.seq === seq);
    const opened = effects.opened.includes(seq) ? findStep(file.content.flow, blockId) : undefined;
    const days = opened?.dueDays;
    const known = stored.find((one) => one.seq === seq)?.dueAt ?? null;
    const due = days === undefined ? known : dueAfter(calendar, now, days);
    dueAt.set(seq, due);
    if (earlier?.status !== status)
      steps.push({ seq, blockId, round, status, dueAt: due, remindAt: remindAt(calendar, now, opened ?? {}) });
    for (const handler of after) {
      const old = earlier?.handlers.find((one) => one.seq === handler.seq);
      if (!same(old, handler)) handlers.push({ ...handler, stepSeq: seq });
    }
  }
  return { steps, handlers, dueAt };
}

/** The clocks: the promise begins with the first submission and waits while the applicant has the case. */
function clocksOf({ file, outcome, calendar, now }: Change) {
  const { status } = outcome.state;
  const isFirst = file.submittedAt === null && status !== 'draft';
  const submittedAt = isFirst ? now : file.submittedAt;
  const isWaiting = status === 'returned' || status === 'draft';
  const pausedDays =
    file.pausedAt && !isWaiting ? file.pausedDays + pausedBetween(calendar, file.pausedAt, now) : file.pausedDays;
  const { promiseDays } = file.content.settings;
  return {
    submittedAt,
    pausedDays,
    pausedAt: isWaiting && submittedAt ? (file.pausedAt ?? now) : null,
    promiseAt: submittedAt && promiseOf(calendar, { submittedAt, promiseDays, pausedDays }),
    finishedAt: isFinished(status) ? now : null,
  };
}

async function takeNo(db: Db, { file, outcome, now }: Change): Promise<Pick<CaseWrite, 'no' | 'verifyCode'>> {
  if (file.no !== null || outcome.state.status === 'draft') return { no: file.no, verifyCode: file.verifyCode };
  const year = Number(dayOf(now).slice(0, 4));
  const count = await takeNumber(db, file.processId, year);
  return {
    no: numberAt(file.content.settings.numberPattern, year, count),
    verifyCode: randomBytes(16).toString('base64url'),
  };
}

/** Everything an action writes, in the caller's transaction: steps, handlers, log, to-dos, the case and who listens. */
export async function writeChange(db: Db, change: Change): Promise<WriteResult> {
  const { file, before, outcome, log, now } = change;
  const { state, effects } = outcome;
  const at = { caseId: file.id, now };
  const { steps, handlers, dueAt } = differences(before, outcome, change);
  if (steps.length > 0) await writeSteps(db, at, steps);
  if (handlers.length > 0) await writeHandlers(db, at, handlers);
  await writeLog(db, at, log);
  const number = await takeNo(db, change);
  const clocks = clocksOf(change);
  const { status, data, resume } = state;
  const { title, deptId, version, identityId } = file;
  const { revision } = await writeCase(
    db,
    file.id,
    { ...{ status, data, resume, title, deptId, version, identityId }, ...number, ...clocks, chosen: change.chosen },
    now,
  );
  const copies = effects.copies.flatMap(({ personIds }) => personIds);
  const open = state.steps.flatMap((step) => step.handlers.map(({ personId }) => personId));
  const names = await namesOf(db, [...open, file.applicantId]);
  const actorId = log[0]?.actorId ?? null;
  const { flow, code, name, serviceId, ownerDeptId } = file.content;
  const rows = todoChanges({
    ...{ caseId: file.id, flow, before, after: state, applicantId: file.applicantId, actorId, copies, names, dueAt },
  });
  await writeTodos(
    db,
    {
      ...{ sourceApp: 'case', instanceId: number.no ?? '', itemCode: code, itemName: name, title, now },
      ...{ initiator: file.applicantName, url: caseAddress(file.id) },
    },
    rows,
  );
  await notifyListeners(db, {
    ...{ caseId: file.id, no: number.no, processId: file.processId, processCode: code, serviceId, revision, status },
    ...{ action: log[0]?.action ?? 'comment', actorId, applicantId: file.applicantId, ownerDeptId, at: now },
    ...{ submittedAt: clocks.submittedAt, finishedAt: clocks.finishedAt, promiseAt: clocks.promiseAt },
    pausedDays: clocks.pausedDays,
    channel: change.channel,
  });
  return {
    ...{ revision, no: number.no, names },
    asked: newlyAsked(before, state),
    touched: [...new Set(rows.map(({ assigneeId }) => assigneeId))],
  };
}

export const caseAddress = (id: string) => `#/home/case/${id}`;
