import { type Block, isStep, type Step } from '@yizhan/contract/flow.ts';
import { areParallel, armFor, findStep, pathTo } from './flow-path.ts';
import { isForOthers } from './own-step.ts';
import { countedRound, passedByItself, wasSent, wereAsked } from './passed-steps.ts';
import type {
  Actor,
  CaseEvent,
  CaseState,
  CaseWorld,
  Effects,
  HandlerState,
  Outcome,
  ResolvedHandler,
  StepState,
} from './state.ts';

/** A rule that does not hold: the caller looked at an older case, or a log is not of this flow. */
export class CaseRuleError extends Error {}
const refuse = (why: string): never => {
  throw new CaseRuleError(why);
};

/** Works on a copy: whoever holds the state before keeps it as it was. */
class Run {
  readonly effects: Effects = { skipped: [], copies: [], opened: [], missing: [] };
  /** Who approved just before, for steps that pass by themselves. */
  private lastApprover: string | null = null;
  /** On the way of a corrected case, to the first step that has to decide on it. */
  private isResumed = false;

  constructor(
    readonly state: CaseState,
    private readonly world: CaseWorld,
  ) {}

  step(seq: number): StepState {
    const step = this.state.steps.find((one) => one.seq === seq);
    return step?.status === 'open' ? step : refuse('the step is not open');
  }

  handler(step: StepState, seq: number): HandlerState {
    const handler = step.handlers.find((one) => one.seq === seq);
    return handler?.status === 'open' ? handler : refuse('it is not their turn');
  }

  private nextHandler = () =>
    this.state.steps.reduce((most, { handlers }) => Math.max(most, ...handlers.map(({ seq }) => seq)), 0) + 1;

  private peopleOf(blockId: string): ResolvedHandler[] {
    const { handlers, ownerId } = this.world;
    if (!handlers[blockId]) this.effects.missing.push(blockId);
    const found = handlers[blockId] ?? [];
    const distinct = found.filter(({ personId }, at) => found.findIndex((one) => one.personId === personId) === at);
    return distinct.length > 0 ? distinct : [{ personId: ownerId, source: 'owner' }];
  }

  /** Nobody decides on their own application; the step passes by itself when the flow names nobody else, if so set. */
  private peopleFor(step: Step): { people: ResolvedHandler[]; passedBy: string | null } {
    const { settings, applicantId } = this.world;
    const people = this.peopleOf(step.id);
    if (!isForOthers(step)) return { people, passedBy: this.passedInARow(step, people) };
    const others = people.filter(({ personId }) => personId !== applicantId);
    if (others.length > 0) return { people: others, passedBy: this.passedInARow(step, others) };
    const isNamed = people.every(({ source }) => source === 'rule');
    return { people, passedBy: settings.skipApplicant && isNamed ? applicantId : null };
  }

  private passedInARow({ type, mode }: Step, people: readonly ResolvedHandler[]): string | null {
    if (!this.world.settings.onceInARow || type !== 'approve') return null;
    const isTheirs = people.some(({ personId }) => personId === this.lastApprover);
    return isTheirs && (mode === 'one' || people.length === 1) ? this.lastApprover : null;
  }

  /** Answers whether the step passed by itself. */
  openStep(step: Step): boolean {
    const { people, passedBy } = this.peopleFor(step);
    const { steps } = this.state;
    const round = steps.filter(({ blockId }) => blockId === step.id).length + 1;
    const first = this.nextHandler();
    const made: StepState = {
      seq: steps.length + 1,
      blockId: step.id,
      round,
      status: passedBy === null ? 'open' : 'skipped',
      handlers: [],
    };
    steps.push(made);
    if (passedBy !== null) {
      this.effects.skipped.push({ seq: made.seq, blockId: step.id, personId: passedBy });
      return true;
    }
    made.handlers = people.map(({ personId, source }, at) => ({
      seq: first + at,
      personId,
      actingFor: null,
      source,
      status: step.mode === 'turn' && at > 0 ? 'waiting' : 'open',
      waitsFor: step.mode === 'turn' && at > 0 ? first + at - 1 : null,
      opinion: '',
    }));
    this.effects.opened.push(made.seq);
    return false;
  }

  /** Begins the way. A corrected case passes by those who have decided on it before. */
  begin(isResumed: boolean): void {
    this.isResumed = isResumed;
    if (this.enter(this.world.flow.blocks, 0)) this.state.status = 'approved';
    this.isResumed = false;
  }

  private isPassed(step: Step): boolean {
    const last = this.state.steps.findLast(({ blockId }) => blockId === step.id);
    if (last && passedByItself(last)) return this.peopleFor(step).passedBy !== null;
    const round = countedRound(this.state, this.world.flow, step);
    if (!round || !wereAsked(step, round, this.peopleFor(step).people)) return false;
    this.lastApprover = round.handlers.findLast(({ status }) => status === 'approved')?.personId ?? null;
    return true;
  }

  /** Enters blocks one after the other; true when all of them are behind it. */
  enter(list: readonly Block[], from: number): boolean {
    for (const block of list.slice(from)) if (!this.enterBlock(block)) return false;
    return true;
  }

  private enterBlock(block: Block): boolean {
    if (isStep(block)) return (this.isResumed && this.isPassed(block)) || this.openStep(block);
    if (block.type === 'copy') {
      if (this.isResumed && wasSent(this.state, this.world.flow, block)) return true;
      const personIds = this.peopleOf(block.id).map(({ personId }) => personId);
      this.effects.copies.push({ blockId: block.id, personIds });
      return true;
    }
    if (block.type === 'branch') return this.enter(armFor(block, this.state.data), 0);
    // Every arm is entered, also when the first of them is passed at once.
    return block.arms.map((arm) => this.enter(arm.blocks, 0)).every(Boolean);
  }

  /** Goes on behind a block: the rest of its list, then that of the block around it, until something waits. */
  goOnAfter(blockId: string): void {
    for (const { list, at, owner } of pathTo(this.world.flow, blockId).reverse()) {
      if (!this.enter(list, at + 1)) return;
      if (owner?.type === 'parallel' && this.hasOpenInside(owner)) return;
    }
    this.state.status = 'approved';
  }

  private hasOpenInside(block: Block): boolean {
    const { flow } = this.world;
    return this.state.steps.some(
      ({ status, blockId }) => status === 'open' && pathTo(flow, blockId).some(({ owner }) => owner === block),
    );
  }

  closeStep(step: StepState, as: StepState['status']): void {
    step.status = as;
    for (const handler of step.handlers)
      if (handler.status === 'open' || handler.status === 'waiting') handler.status = 'released';
  }

  closeOpen(isClosed: (step: StepState) => boolean = () => true): void {
    for (const step of this.state.steps) if (step.status === 'open' && isClosed(step)) this.closeStep(step, 'skipped');
  }

  decide(handler: HandlerState, by: Actor, status: HandlerState['status'], opinion: string): void {
    handler.status = status;
    handler.opinion = opinion;
    if (by.actingFor === null || by.personId === handler.personId) return;
    handler.actingFor = by.actingFor;
    handler.personId = by.personId;
    handler.source = 'absence';
  }

  approve({ step: seq, handler: of, by, opinion, data }: Extract<CaseEvent, { action: 'approve' }>): void {
    const step = this.step(seq);
    const handler = this.handler(step, of);
    this.decide(handler, by, 'approved', opinion);
    this.state.data = data;
    const waiting = step.handlers.filter(({ status, waitsFor }) => status === 'waiting' && waitsFor === of);
    for (const next of waiting) next.status = 'open';
    const mode = findStep(this.world.flow, step.blockId)?.mode ?? 'one';
    const isLeft = step.handlers.some(({ status }) => status === 'open' || status === 'waiting');
    if (waiting.length > 0 || (mode !== 'one' && isLeft)) return;
    this.closeStep(step, 'done');
    this.lastApprover = handler.personId;
    this.goOnAfter(step.blockId);
  }

  /** Back to the applicant, who corrects it and submits it again. */
  returnToApplicant(step: StepState): void {
    this.state.resume =
      this.world.settings.resubmit === 'same'
        ? this.state.steps
            .filter(({ status, seq }) => status === 'open' || seq === step.seq)
            .map(({ blockId }) => blockId)
        : [];
    this.closeStep(step, 'returned');
    this.closeOpen();
    this.state.status = 'returned';
  }

  returnTo(step: StepState, to: string): void {
    const { flow } = this.world;
    const target = findStep(flow, to) ?? refuse('there is no such step');
    this.closeStep(step, 'returned');
    // What runs beside the step it goes back to is not behind it.
    this.closeOpen(({ blockId }) => !areParallel(flow, blockId, to));
    if (this.openStep(target)) this.goOnAfter(target.id);
  }

  pass(step: StepState): void {
    this.closeStep(step, 'done');
    this.goOnAfter(step.blockId);
  }

  /** Another person takes the place of a handler; whoever waited for one waits for the other. */
  replace(
    step: StepState,
    handler: HandlerState,
    by: Omit<HandlerState, 'seq' | 'status' | 'waitsFor' | 'opinion'>,
  ): void {
    const seq = this.nextHandler();
    handler.status = 'passedOn';
    for (const one of step.handlers) if (one.waitsFor === handler.seq) one.waitsFor = seq;
    step.handlers.push({ ...by, seq, status: 'open', waitsFor: null, opinion: '' });
  }

  addSigner(step: StepState, handler: HandlerState, to: string, place: 'before' | 'after'): void {
    const seq = this.nextHandler();
    const signer: HandlerState = {
      ...{ seq, personId: to, actingFor: null, source: 'signer', opinion: '' },
      ...(place === 'before' ? { status: 'open', waitsFor: null } : { status: 'waiting', waitsFor: handler.seq }),
    };
    // Who waited for the handler before, waits for the one who comes after them now.
    if (place === 'after')
      for (const one of step.handlers) if (one.waitsFor === handler.seq && one.status === 'waiting') one.waitsFor = seq;
    step.handlers.push(signer);
    if (place === 'before') Object.assign(handler, { status: 'waiting', waitsFor: seq });
  }

  /** The whole step goes to one person. */
  giveTo(step: StepState, to: string, source: 'reassigned' | 'escalated'): void {
    const seq = this.nextHandler();
    for (const one of step.handlers) if (['open', 'waiting'].includes(one.status)) one.status = 'released';
    step.handlers.push({ seq, personId: to, actingFor: null, source, status: 'open', waitsFor: null, opinion: '' });
  }
}

const events: {
  [A in CaseEvent['action']]: (run: Run, event: Extract<CaseEvent, { action: A }>, world: CaseWorld) => void;
} = {
  submit(run, { data }) {
    const { state } = run;
    if (state.status !== 'draft' && state.status !== 'returned') refuse('it is under way');
    const isResumed = state.resume.length > 0;
    Object.assign(state, { status: 'running', data, resume: [] });
    run.begin(isResumed);
  },
  approve: (run, event) => run.approve(event),
  refuse(run, { step: seq, handler: of, by, opinion }, { flow }) {
    const step = run.step(seq);
    run.decide(run.handler(step, of), by, 'refused', opinion);
    if (findStep(flow, step.blockId)?.onRefuse === 'return') return run.returnToApplicant(step);
    run.closeStep(step, 'refused');
    run.closeOpen();
    run.state.status = 'refused';
  },
  return(run, { step: seq, handler: of, by, opinion, to }) {
    const step = run.step(seq);
    run.decide(run.handler(step, of), by, 'returned', opinion);
    if (to === null) run.returnToApplicant(step);
    else run.returnTo(step, to);
  },
  withdraw(run) {
    if (run.state.status !== 'running' && run.state.status !== 'returned') refuse('it is not under way');
    run.closeOpen();
    // What was decided so far was on what is taken back: the next submission is decided from the beginning.
    for (const step of run.state.steps) if (step.status === 'done') step.status = 'skipped';
    Object.assign(run.state, { status: 'draft', resume: [] });
  },
  delegate(run, { step: seq, handler: of, by, opinion, to }) {
    const step = run.step(seq);
    const handler = run.handler(step, of);
    run.decide(handler, by, 'passedOn', opinion);
    run.replace(step, handler, { personId: to, actingFor: by.actingFor ?? by.personId, source: 'delegated' });
  },
  handOver(run, { step: seq, handler: of, by, opinion, to }) {
    const step = run.step(seq);
    const handler = run.handler(step, of);
    run.decide(handler, by, 'passedOn', opinion);
    run.replace(step, handler, { personId: to, actingFor: null, source: 'handedOver' });
  },
  addSigner(run, { step: seq, handler: of, to, place }) {
    const step = run.step(seq);
    run.addSigner(step, run.handler(step, of), to, place);
  },
  reassign: (run, { step, to }) => run.giveTo(run.step(step), to, 'reassigned'),
  escalate: (run, { step, to }) => run.giveTo(run.step(step), to, 'escalated'),
  substitute(run, { step: seq, handler: of, to }) {
    const step = run.step(seq);
    const handler = run.handler(step, of);
    run.replace(step, handler, { ...to, actingFor: null });
    handler.status = 'released';
  },
  pass: (run, { step }) => run.pass(run.step(step)),
  timeReturn: (run, { step }) => run.returnToApplicant(run.step(step)),
  end(run) {
    run.closeOpen();
    run.state.status = 'ended';
  },
  discard({ state }) {
    if (state.status !== 'draft') refuse('it is under way');
    state.status = 'withdrawn';
  },
};

/** The state after an event, and what follows from it. Refuses what the state does not allow. */
export function applyEvent(before: CaseState, event: CaseEvent, world: CaseWorld): Outcome {
  const run = new Run(structuredClone(before), world);
  const apply = events[event.action] as (run: Run, event: CaseEvent, world: CaseWorld) => void;
  apply(run, event, world);
  return { state: run.state, effects: run.effects };
}
