import type { CaseChannel } from '@yizhan/contract/case-kinds.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { fail } from '../../common/fail.ts';
import { schoolWorkingDays, type WorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { type LogWrite, type StoredCase, type StoredStep, toState } from './queries.ts';
import { resolveHandlers } from './resolve-handlers.ts';
import { applyEvent, CaseRuleError } from './rules.ts';
import type { CaseEvent, HandlersByBlock, Outcome } from './state.ts';
import { type WriteResult, writeChange } from './write-change.ts';

export type OpenCase = { file: StoredCase; steps: readonly StoredStep[] };
type EventInput = { event: CaseEvent; data: FormData; chosen: StoredCase['chosen'] };

/** Asks the rules as often as they come to blocks whose handlers have to be looked up first. */
async function outcomeOf(db: Db, { file, steps }: OpenCase, { event, data, chosen }: EventInput, now: Date) {
  const { processId, content, applicantId, deptId } = file;
  const before = toState(file, steps);
  const subject = { processId, content, applicantId, deptId, data, chosen };
  let handlers: HandlersByBlock = {};
  for (;;) {
    const world = { flow: content.flow, settings: content.settings, applicantId, ownerId: content.ownerId, handlers };
    const outcome = outcomeIn(before, event, world);
    if (outcome.effects.missing.length === 0) return { before, outcome, handlers };
    handlers = { ...handlers, ...(await resolveHandlers({ db, now, subject }, outcome.effects.missing)) };
  }
}

/** What the rules refuse is a refusal for the caller, too: the case is not where they think. */
function outcomeIn(...asked: Parameters<typeof applyEvent>): Outcome {
  try {
    return applyEvent(...asked);
  } catch (cause) {
    if (cause instanceof CaseRuleError) return fail('case_action_closed');
    throw cause;
  }
}

/** Lines that follow from an action: what passed by itself, who got a copy, the end. */
function followingLines({ state, effects }: Outcome, wasFinished: boolean): LogWrite[] {
  const line = { actingFor: null, opinion: '', changed: [], files: [], event: null };
  const isFinished = ['approved', 'refused', 'ended'].includes(state.status) && !wasFinished;
  return [
    ...effects.skipped.map(({ seq, personId }) => ({
      ...line,
      ...{ action: 'skip' as const, actorId: null, step: seq, people: [personId] },
    })),
    ...effects.copies.map(({ personIds }) => ({
      ...line,
      ...{ action: 'copy' as const, actorId: null, step: null, people: personIds },
    })),
    ...(isFinished ? [{ ...line, action: 'finish' as const, actorId: null, step: null, people: [] }] : []),
  ];
}

export type Action = {
  event: CaseEvent;
  /** Of the log, but for the event. */
  line: Omit<LogWrite, 'event' | 'action'>;
  chosen?: StoredCase['chosen'];
  /** How a submission came in. */
  channel?: CaseChannel;
};
export type AppliedChange = WriteResult & { outcome: Outcome; calendar: WorkingDays };

/** One event on a locked case: rules, steps, log, to-dos, clocks. What it found is in the log, so that it can be replayed. */
export async function applyChange(
  db: Db,
  open: OpenCase,
  { event, line, chosen, channel }: Action,
  now: Date,
): Promise<AppliedChange> {
  const { file, steps } = open;
  const allChosen = { ...file.chosen, ...chosen };
  const data = 'data' in event ? event.data : file.data;
  const { before, outcome, handlers } = await outcomeOf(db, open, { event, data, chosen: allChosen }, now);
  const calendar = await schoolWorkingDays(db);
  const first: LogWrite = { ...line, action: event.action, event: { event, handlers } };
  const log = [first, ...followingLines(outcome, file.finishedAt !== null)];
  const written = await writeChange(db, {
    file,
    stored: steps,
    before,
    outcome,
    log,
    chosen: allChosen,
    channel,
    calendar,
    now,
  });
  return { ...written, outcome, calendar };
}
