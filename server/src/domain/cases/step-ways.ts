import { type Condition, meets } from '@yizhan/contract/conditions.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { type Block, type BranchBlock, type Flow, isStep, type Step } from '@yizhan/contract/flow.ts';
import type { StepWay } from '@yizhan/contract/handler-choice.ts';
import { pathTo } from './flow-path.ts';

export const ALWAYS: StepWay = { all: [] };
const NEVER: StepWay = { any: [] };
const isAlways = (way: StepWay) => 'all' in way && way.all.length === 0;
const isNever = (way: StepWay) => 'any' in way && way.any.length === 0;

export function allOf(...ways: readonly StepWay[]): StepWay {
  if (ways.some(isNever)) return NEVER;
  const [first, ...rest] = ways.flatMap((way) => ('all' in way ? way.all : way));
  return first && rest.length === 0 ? first : { all: first ? [first, ...rest] : [] };
}

function anyOf(...ways: readonly StepWay[]): StepWay {
  if (ways.some(isAlways)) return ALWAYS;
  const [first, ...rest] = ways.flatMap((way) => ('any' in way ? way.any : way));
  return first && rest.length === 0 ? first : { any: first ? [first, ...rest] : [] };
}

function notOf(way: StepWay): StepWay {
  if (isAlways(way)) return NEVER;
  return isNever(way) ? ALWAYS : { not: way };
}

/** The arms of a branch, each with the way into it: its condition holds, and none of those before it. */
export function armsOf({ arms, otherwise }: BranchBlock): { blocks: readonly Block[]; way: StepWay }[] {
  const noneBefore = (at: number) => arms.slice(0, at).map(({ when }) => notOf({ when }));
  return [
    ...arms.map(({ blocks, when }, at) => ({ blocks, way: allOf({ when }, ...noneBefore(at)) })),
    { blocks: otherwise, way: allOf(...noneBefore(arms.length)) },
  ];
}

type StepOnWay = { step: Step; way: StepWay };
type FirstSteps = { steps: StepOnWay[]; passed: StepWay };

/** The steps that can be the first of a list of blocks, and when the list is passed without any. */
function firstSteps(list: readonly Block[]): FirstSteps {
  const steps: StepOnWay[] = [];
  let open = ALWAYS;
  for (const block of list) {
    if (isNever(open)) break;
    if (isStep(block)) return { steps: [...steps, { step: block, way: open }], passed: NEVER };
    if (block.type === 'copy') continue;
    const inner = innerSteps(block);
    steps.push(...inner.steps.map(({ step, way }) => ({ step, way: allOf(open, way) })));
    open = allOf(open, inner.passed);
  }
  return { steps, passed: open };
}

/** One arm of a branch is enough to pass it; a parallel block is passed when all its arms are. */
function innerSteps(block: Exclude<Block, Step | { type: 'copy' }>): FirstSteps {
  if (block.type === 'parallel') {
    const arms = block.arms.map(({ blocks }) => firstSteps(blocks));
    return { steps: arms.flatMap(({ steps }) => steps), passed: allOf(...arms.map(({ passed }) => passed)) };
  }
  const arms = armsOf(block).map(({ blocks, way: armWay }) => {
    const { steps, passed } = firstSteps(blocks);
    return {
      steps: steps.map(({ step, way }) => ({ step, way: allOf(armWay, way) })),
      passed: allOf(armWay, passed),
    };
  });
  return { steps: arms.flatMap(({ steps }) => steps), passed: anyOf(...arms.map(({ passed }) => passed)) };
}

/** The steps that can open when this one ends, each with the way to it; those at the beginning without one. */
export function stepsAfter(flow: Flow, blockId: string | null): StepOnWay[] {
  if (blockId === null) return firstSteps(flow.blocks).steps;
  const found: StepOnWay[] = [];
  let open = ALWAYS;
  for (const { list, at } of pathTo(flow, blockId).reverse()) {
    const { steps, passed } = firstSteps(list.slice(at + 1));
    found.push(...steps.map(({ step, way }) => ({ step, way: allOf(open, way) })));
    open = allOf(open, passed);
    if (isNever(open)) break;
  }
  return found;
}

/** The way as far as it depends on fields that can still change; the rest is answered by the data. */
export function openWay(way: StepWay, canChange: (field: string) => boolean, data: FormData): StepWay {
  if ('all' in way) return allOf(...way.all.map((one) => openWay(one, canChange, data)));
  if ('any' in way) return anyOf(...way.any.map((one) => openWay(one, canChange, data)));
  if ('not' in way) return notOf(openWay(way.not, canChange, data));
  const { join, tests } = way.when;
  const parts = tests.map((test): StepWay => {
    const when: Condition = { join, tests: [test] };
    if (canChange(test.field)) return { when };
    return meets(when, data) ? ALWAYS : NEVER;
  });
  return join === 'all' ? allOf(...parts) : anyOf(...parts);
}
