import type { CaseAction } from '@yizhan/contract/case-states.ts';
import type { CaseActionInput } from '@yizhan/contract/entities/case.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { changedLabels } from '@yizhan/contract/form-rules.ts';
import { fail } from '../../common/fail.ts';
import { schoolWorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { type AppliedChange, applyChange, type OpenCase } from './apply-change.ts';
import { checkSent } from './check-sent.ts';
import { requireChoices } from './choices.ts';
import { findStep } from './flow-path.ts';
import { formWorld } from './form-world.ts';
import { asksApplicant } from './own-step.ts';
import { type OwnPlace, placeOfViewer, possibleActions, returnTargets, type Viewer } from './permissions.ts';
import { type LogWrite, listActive, namesOf, toState } from './queries.ts';
import type { Actor, CaseEvent } from './state.ts';

type ViewedCase = OpenCase & { viewer: Viewer };
type StateAction = Exclude<CaseActionInput, { action: 'urge' | 'comment' | 'copy' }>;

const viewOf = ({ file, steps }: OpenCase) => ({
  state: toState(file, steps),
  flow: file.content.flow,
  settings: file.content.settings,
  applicantId: file.applicantId,
});

export function assertPossible(opened: ViewedCase, action: CaseAction): void {
  if (!possibleActions(viewOf(opened), opened.viewer).includes(action)) fail('case_action_closed');
}

const requirePlace = (opened: ViewedCase): OwnPlace =>
  placeOfViewer(viewOf(opened), opened.viewer) ?? fail('case_action_closed');

async function requirePerson(db: Db, opened: ViewedCase, userId: string, step: OwnPlace['step']): Promise<string> {
  const { applicantId, content } = opened.file;
  if (userId === opened.viewer.id) fail('case_person_self');
  const block = findStep(content.flow, step.blockId);
  if (userId === applicantId && !(block && asksApplicant(block))) fail('case_person_applicant');
  if ((await listActive(db, [userId])).length === 0) fail('case_person_unknown');
  const isThere = step.handlers.some(
    ({ personId, status }) => personId === userId && ['open', 'waiting'].includes(status),
  );
  if (isThere) fail('case_person_twice', { name: (await namesOf(db, [userId])).get(userId) ?? '' });
  return userId;
}

/** What the handler wrote into the fields of their step; nothing else changes. */
async function writtenData(
  db: Db,
  { file, viewer }: ViewedCase,
  { block }: OwnPlace,
  sent: FormData,
  now: Date,
): Promise<FormData> {
  const hasRights = Object.values(block.rights).includes('write');
  if (!hasRights) return file.data;
  const calendar = await schoolWorkingDays(db);
  const world = await formWorld(db, file.content, { calendar, now, identityId: null });
  const of = { rights: block.rights, otherwise: 'read' } as const;
  return checkSent(db, { file, personId: viewer.id, sent, stored: file.data, of, world });
}

type Plan = {
  event: CaseEvent;
  people?: string[];
  files?: LogWrite['files'];
  opinion?: string;
  chosen?: Record<string, string[]>;
};

/** From what somebody wants to the event that the rules understand. */
async function planOf(db: Db, opened: ViewedCase, act: StateAction, now: Date): Promise<Plan> {
  const { file, steps } = opened;
  const opinion = 'opinion' in act ? act.opinion : '';
  if (act.action === 'withdraw' || act.action === 'end') return { event: { action: act.action }, opinion };
  if (act.action === 'reassign') {
    const step = steps.find(({ id, status }) => id === act.stepId && status === 'open') ?? fail('case_action_closed');
    const to = await requirePerson(db, { ...opened, viewer: { ...opened.viewer, id: '' } }, act.userId, step);
    return { event: { action: 'reassign', step: step.seq, to }, people: [to], opinion };
  }
  const place = requirePlace(opened);
  const by: Actor = { personId: opened.viewer.id, actingFor: place.actingFor };
  const at = { step: place.step.seq, handler: place.handler.seq, by, opinion };
  switch (act.action) {
    case 'approve': {
      if (place.block.opinionRequired && !opinion) fail('case_opinion_required');
      const data = await writtenData(db, opened, place, act.data, now);
      const { content, applicantId } = file;
      const asked = { content, applicantId, after: place.block.id, data, chosen: act.chosen };
      const chosen = await requireChoices(db, asked);
      return { event: { action: 'approve', ...at, data }, files: act.files, opinion, chosen };
    }
    case 'refuse':
      if (!opinion && place.block.opinionRequired) fail('case_opinion_required');
      return { event: { action: 'refuse', ...at }, files: act.files, opinion };
    case 'return': {
      const targets = returnTargets(toState(file, steps), file.content.flow, place.block.id);
      if (act.to && !targets.some(({ blockId }) => blockId === act.to)) fail('case_action_closed');
      return { event: { action: 'return', ...at, to: act.to ?? null }, files: act.files, opinion };
    }
    case 'delegate':
    case 'handOver': {
      const to = await requirePerson(db, opened, act.userId, place.step);
      return { event: { action: act.action, ...at, to }, people: [to], opinion };
    }
    case 'addSigner': {
      const to = await requirePerson(db, opened, act.userId, place.step);
      const { step, handler } = at;
      return { event: { action: 'addSigner', step, handler, by, to, place: act.place }, people: [to], opinion };
    }
  }
}

/** One action that changes the state of a locked case. */
export async function changeState(db: Db, opened: ViewedCase, act: StateAction, now: Date): Promise<AppliedChange> {
  assertPossible(opened, act.action);
  const { event, people = [], files = [], opinion = '', chosen } = await planOf(db, opened, act, now);
  const actingFor = 'by' in event ? event.by.actingFor : null;
  const after = 'data' in event ? event.data : opened.file.data;
  const line = {
    ...{ actorId: opened.viewer.id, actingFor, step: 'step' in event ? event.step : null, opinion, people, files },
    changed: changedLabels(opened.file.content.form, opened.file.data, after),
  };
  return applyChange(db, opened, { event, line, ...(chosen ? { chosen } : {}) }, now);
}
