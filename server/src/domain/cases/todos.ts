import type { CaseStatus } from '@yizhan/contract/case-states.ts';
import type { Flow } from '@yizhan/contract/flow.ts';
import type { TodoWrite } from '../todos/write-queries.ts';
import { findStep } from './flow-path.ts';
import type { CaseState, StepState } from './state.ts';

type Names = ReadonlyMap<string, string>;
type TodoContext = {
  caseId: string;
  flow: Flow;
  before: CaseState;
  after: CaseState;
  applicantId: string;
  /** Who acted, to whom it is done from now on. */
  actorId: string | null;
  copies: readonly string[];
  names: Names;
  dueAt: ReadonlyMap<number, Date | null>;
};

const isOpen = ({ status }: { status: string }) => status === 'open';

/** How the to-do of each person at a step stands. */
function standing(step: StepState | undefined): Map<string, TodoWrite['status']> {
  const all = new Map<string, TodoWrite['status']>();
  for (const handler of step?.handlers ?? []) {
    if (handler.status === 'waiting') continue;
    const status = isOpen(handler) ? 'PENDING' : handler.status === 'released' ? 'CANCELLED' : 'DONE';
    if (all.get(handler.personId) !== 'PENDING') all.set(handler.personId, status);
  }
  return all;
}

/** In words: where it stands, and who has it. */
export function placeOf(state: CaseState, flow: Flow, names: Names): { stepName: string; handlerNames: string } {
  const open = state.steps.filter(isOpen);
  const people = open.flatMap(({ handlers }) =>
    handlers.filter(isOpen).map(({ personId }) => names.get(personId) ?? ''),
  );
  return {
    stepName: open.map(({ blockId }) => findStep(flow, blockId)?.name ?? '').join('、'),
    handlerNames: [...new Set(people)].join('、'),
  };
}

const startedStatus: Record<CaseStatus, TodoWrite['status'] | null> = {
  draft: 'CANCELLED',
  running: 'PENDING',
  returned: 'RETURNED',
  approved: 'DONE',
  refused: 'DONE',
  withdrawn: 'CANCELLED',
  ended: 'DONE',
};

/** The to-dos that an action changes: of the handlers, of who acted, of the applicant, of those who get a copy. */
export function todoChanges({ caseId, flow, before, after, ...of }: TodoContext): TodoWrite[] {
  const { stepName, handlerNames } = placeOf(after, flow, of.names);
  const atAll = { nodeName: stepName, handler: handlerNames, dueAt: null };
  const rows: TodoWrite[] = [];
  for (const step of after.steps) {
    const earlier = standing(before.steps.find(({ seq }) => seq === step.seq));
    const now = standing(step);
    const nodeName = findStep(flow, step.blockId)?.name ?? '';
    const at = {
      sourceId: `${caseId}:${step.seq}`,
      category: 'TODO',
      nodeName,
      dueAt: of.dueAt.get(step.seq) ?? null,
    } as const;
    for (const assigneeId of new Set([...earlier.keys(), ...now.keys()])) {
      // Somebody absent is no longer among the handlers when the second post has decided for them.
      const status = now.get(assigneeId) ?? 'DONE';
      if (earlier.get(assigneeId) !== status && (earlier.has(assigneeId) || status === 'PENDING'))
        rows.push({ ...at, assigneeId, status, handler: of.names.get(assigneeId) ?? '' });
    }
  }
  const isActed = of.actorId !== null && of.actorId !== of.applicantId;
  if (isActed)
    rows.push({ ...atAll, sourceId: caseId, category: 'DONE', status: 'DONE', assigneeId: of.actorId ?? '' });
  const started = startedStatus[after.status];
  const mine = { ...atAll, sourceId: caseId, assigneeId: of.applicantId };
  if (started) rows.push({ ...mine, category: 'STARTED', status: started === 'RETURNED' ? 'PENDING' : started });
  if (started === 'DONE') rows.push({ ...mine, category: 'DONE', status: 'DONE' });
  const isReturned = after.status === 'returned';
  if (isReturned || before.status === 'returned')
    rows.push({ ...mine, sourceId: `${caseId}:0`, category: 'TODO', status: isReturned ? 'PENDING' : 'DONE' });
  for (const assigneeId of new Set(of.copies))
    rows.push({ ...atAll, sourceId: caseId, category: 'CC', status: 'PENDING', assigneeId });
  return rows;
}

/** Who has something to do now and had nothing before. */
export function newlyAsked(before: CaseState, after: CaseState): string[] {
  const asked = after.steps.flatMap((step) => {
    const earlier = standing(before.steps.find(({ seq }) => seq === step.seq));
    return [...standing(step)].filter(([id, status]) => status === 'PENDING' && earlier.get(id) !== 'PENDING');
  });
  return [...new Set(asked.map(([id]) => id))];
}
