import { meets } from '@yizhan/contract/conditions.ts';
import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import { type Block, isStep, type Step } from '@yizhan/contract/flow.ts';
import { type Random, randomFrom } from '../random.ts';
import type { DemoProcess } from './parts.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SEED = 20_261_118;

export type DemoApplicant = {
  id: string;
  account: string;
  name: string;
  identityId: string;
  deptId: string;
  deptName: string;
  number: string;
  /** Of their department. */
  headId: string | null;
};
type HandlerOf = { personId: string; source: string };
export type DemoStep = {
  seq: number;
  block: Step;
  handlers: { seq: number; personId: string; source: string }[];
  openedAt: Date;
  doneBy: string | null;
  closedAt: Date | null;
};
export type DemoLog = {
  at: Date;
  actorId: string | null;
  action: string;
  step: number | null;
  opinion: string;
  people: string[];
  event: unknown;
};
export type DemoCase = {
  process: string;
  applicant: DemoApplicant;
  data: Record<string, unknown>;
  submittedAt: Date;
  finishedAt: Date | null;
  steps: DemoStep[];
  log: DemoLog[];
};

/** Steps that are open at the same time, one group after the other. */
function groupsOf(blocks: readonly Block[], data: Record<string, unknown>): Step[][] {
  return blocks.flatMap((block) => {
    if (isStep(block)) return [[block]];
    if (block.type === 'branch')
      return groupsOf(block.arms.find(({ when }) => meets(when, data))?.blocks ?? block.otherwise, data);
    // The arms of the demo have one step each.
    return block.type === 'parallel' ? [block.arms.flatMap((arm) => arm.blocks.filter(isStep))] : [];
  });
}

const opinions = ['同意', '同意，注意安全', '情况属实，同意', '已办理', '请按时完成'];

function handlersOf({ handlers }: Step, applicant: DemoApplicant, ownerId: string): HandlerOf[] {
  const ids = handlers.flatMap((rule) => {
    if (rule.by === 'people') return rule.userIds;
    if (rule.by === 'applicant') return [applicant.id];
    return applicant.headId ? [applicant.headId] : [];
  });
  return ids.length > 0
    ? ids.map((personId) => ({ personId, source: 'rule' }))
    : [{ personId: ownerId, source: 'owner' }];
}

type Making = { process: DemoProcess; content: ProcessContent; applicant: DemoApplicant; random: Random };

/** One case from its submission on; `stop`: how many groups of steps are done, all of them when it is finished. */
function makeCase({ process, content, applicant, random }: Making, submittedAt: Date, stop: number): DemoCase {
  const day = (ahead: number) => new Date(submittedAt.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const { name, number, deptName: department } = applicant;
  const data = { name, number, department, ...process.fill(random, day) };
  const groups = groupsOf(content.flow.blocks, data).map((steps) =>
    steps.map((block) => ({ block, people: handlersOf(block, applicant, content.ownerId) })),
  );
  const found = Object.fromEntries(groups.flat().map(({ block, people }) => [block.id, people]));
  const made: DemoCase = { process: process.code, applicant, data, submittedAt, finishedAt: null, steps: [], log: [] };
  const note = (at: Date, more: Partial<DemoLog> & Pick<DemoLog, 'action'>) =>
    made.log.push({ ...{ at, actorId: null, step: null, opinion: '', people: [], event: null }, ...more });
  note(submittedAt, {
    action: 'submit',
    actorId: applicant.id,
    event: { event: { action: 'submit', data }, handlers: found },
  });
  let at = submittedAt;
  let seq = 0;
  for (const [place, group] of groups.entries()) {
    if (place > stop) break;
    const opened = group.map(({ block, people }) => {
      const handlers = people.map(({ personId, source }, of) => ({ seq: seq + of + 1, personId, source }));
      seq += people.length;
      const step: DemoStep = {
        seq: made.steps.length + 1,
        block,
        handlers,
        openedAt: at,
        doneBy: null,
        closedAt: null,
      };
      made.steps.push(step);
      return step;
    });
    if (place === stop) break;
    for (const step of opened) {
      const [handler] = step.handlers;
      if (!handler) continue;
      at = new Date(at.getTime() + (1 + random.below(20)) * HOUR_MS);
      const opinion = random.pick(opinions);
      Object.assign(step, { doneBy: handler.personId, closedAt: at });
      const by = { personId: handler.personId, actingFor: null };
      const event = { action: 'approve', step: step.seq, handler: handler.seq, by, opinion, data };
      note(at, {
        action: 'approve',
        actorId: handler.personId,
        step: step.seq,
        opinion,
        event: { event, handlers: found },
      });
    }
  }
  if (stop >= groups.length) {
    made.finishedAt = at;
    note(at, { action: 'finish' });
  }
  return made;
}

type Campus = { students: readonly DemoApplicant[]; employees: readonly DemoApplicant[] };

/** A year of cases, oldest first; the last ones are under way, some of them of the demo's own student. */
export function makeCases(
  processes: readonly { process: DemoProcess; content: ProcessContent }[],
  campus: Campus,
  now: Date,
): DemoCase[] {
  const random = randomFrom(SEED);
  const cases = processes.flatMap(({ process, content }) => {
    const from = campus[process.applicants];
    const own = from.find(({ account }) => ['student', 'teacher'].includes(account)) ?? random.pick(from);
    // The newest of each kind is the demo's own person's, who may still rate it.
    const finished = Array.from({ length: process.finished }, (_, at) => {
      const days = at === 0 ? 5 : 6 + random.below(350);
      const submittedAt = new Date(now.getTime() - days * DAY_MS - random.below(10) * HOUR_MS);
      const applicant = at === 0 ? own : random.pick(from);
      return makeCase({ process, content, applicant, random }, submittedAt, Number.POSITIVE_INFINITY);
    });
    const running = Array.from({ length: process.running }, (_, at) => {
      const submittedAt = new Date(now.getTime() - (at + 1) * 5 * HOUR_MS);
      const applicant = at === 0 ? own : random.pick(from);
      return makeCase({ process, content, applicant, random }, submittedAt, 0);
    });
    return [...finished, ...running];
  });
  return cases.sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
}
