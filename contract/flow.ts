import * as z from 'zod';
import { condition, fieldKey } from './conditions.ts';
import { filled, id } from './entities/common.ts';
import { fieldRights } from './fields.ts';
import * as processLimits from './limits/processes.ts';

/** Of a block or an arm, inside its flow. */
export const blockId = z.string().regex(/^[a-z][a-z0-9]{0,15}$/);

/** Who handles a step. Several rules of one step add up. */
export const handlerRule = z.discriminatedUnion('by', [
  z.object({ by: z.literal('people'), userIds: z.array(id).min(1).max(processLimits.maxHandlers) }),
  z.object({
    by: z.literal('role'),
    roleId: id,
    /** In the applicant's department, in the one a field names, or in the whole school. */
    within: z.enum(['applicant', 'field', 'school']).default('school'),
    field: fieldKey.optional(),
  }),
  z.object({
    by: z.literal('head'),
    of: z.enum(['applicant', 'field']).default('applicant'),
    levelsUp: z.number().int().min(0).max(processLimits.maxLevelsUp).default(0),
    field: fieldKey.optional(),
  }),
  /** The A post of an item of the responsibility lists; the B post while A is absent. */
  z.object({ by: z.literal('post'), dutyItemId: id }),
  /** Chosen by the applicant when submitting, or by whoever ends the step before; from a list, or anybody when it is empty. */
  z.object({
    by: z.literal('chosen'),
    chooser: z.enum(['applicant', 'previous']).default('applicant'),
    userIds: z.array(id).max(processLimits.maxHandlers).default([]),
  }),
  z.object({ by: z.literal('applicant') }),
]);
export type HandlerRule = z.infer<typeof handlerRule>;

/** One of the handlers is enough, all must agree, or one after the other. */
export const stepModes = ['one', 'all', 'turn'] as const;
export const dueActions = ['remind', 'escalate', 'pass', 'return'] as const;
/** What a step may allow beside its decision. */
export const stepExtras = ['return', 'delegate', 'addSigner', 'handOver', 'copy'] as const;
export type StepExtra = (typeof stepExtras)[number];

const name = filled(processLimits.nameLength);
const handlers = z.array(handlerRule).min(1).max(processLimits.maxHandlerRules);

/** `approve` decides; `handle` does the work and may fill in fields. Both are steps: somebody must act. */
export const step = z.object({
  id: blockId,
  type: z.enum(['approve', 'handle']),
  name,
  handlers,
  mode: z.enum(stepModes).default('one'),
  dueDays: z.number().int().min(1).max(processLimits.maxDueDays).optional(),
  onDue: z.enum(dueActions).default('remind'),
  /** So many working days before it is due its handlers are reminded. */
  remindDays: z.number().int().min(1).max(processLimits.maxDueDays).optional(),
  allows: z.array(z.enum(stepExtras)).default(['return', 'delegate', 'handOver']),
  opinionRequired: z.boolean().default(false),
  /** A refusal ends the case, or returns it to the applicant. */
  onRefuse: z.enum(['end', 'return']).default('end'),
  /** By field; one not named is read here. */
  rights: z.record(fieldKey, z.enum(fieldRights)).default({}),
});
export type Step = z.infer<typeof step>;

/** Tells people and waits for nobody. */
const copyBlock = z.object({ id: blockId, type: z.literal('copy'), name, handlers });
export type CopyBlock = z.infer<typeof copyBlock>;

type ArmBase = { id: string; name: string };
export type ConditionalArm = ArmBase & { when: z.output<typeof condition>; blocks: Block[] };
export type Arm = ArmBase & { blocks: Block[] };
/** The first arm whose condition holds is taken, `otherwise` when none does. */
export type BranchBlock = { id: string; type: 'branch'; name: string; arms: ConditionalArm[]; otherwise: Block[] };
/** All arms at once, joined when all are done; one refusal ends them. */
export type ParallelBlock = { id: string; type: 'parallel'; name: string; arms: Arm[] };
export type Block = Step | CopyBlock | BranchBlock | ParallelBlock;

const blocks: z.ZodType<Block[]> = z.lazy(() => z.array(block).max(processLimits.maxSteps));
const arms = <T extends z.ZodRawShape>(shape: T, least: number) =>
  z
    .array(z.object({ id: blockId, name, ...shape, blocks }))
    .min(least)
    .max(processLimits.maxArms);

const branchBlock = z.object({
  id: blockId,
  type: z.literal('branch'),
  name,
  arms: arms({ when: condition }, 1),
  otherwise: blocks,
});
const parallelBlock = z.object({ id: blockId, type: z.literal('parallel'), name, arms: arms({}, 2) });
const block: z.ZodType<Block> = z.lazy(() => z.union([step, copyBlock, branchBlock, parallelBlock]));

/** A flow is a tree, so that every flow ends. */
export const flow = z.object({ blocks });
export type Flow = z.infer<typeof flow>;

export const isStep = (one: Block): one is Step => one.type === 'approve' || one.type === 'handle';

/** The lists of blocks directly inside a block. */
export const innerBlocks = (one: Block): Block[][] => {
  if (one.type === 'parallel') return one.arms.map((arm) => arm.blocks);
  return one.type === 'branch' ? [...one.arms.map((arm) => arm.blocks), one.otherwise] : [];
};

/** Every block of the flow, in the order of reading. */
export const allBlocks = (list: readonly Block[]): Block[] =>
  list.flatMap((one) => [one, ...innerBlocks(one).flatMap(allBlocks)]);
export const stepsOf = ({ blocks: list }: Flow): Step[] => allBlocks(list).filter(isStep);
