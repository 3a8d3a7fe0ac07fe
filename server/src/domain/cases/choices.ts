import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import type { FormData } from '@yizhan/contract/fields.ts';
import { type Block, isStep } from '@yizhan/contract/flow.ts';
import { isOnWay, type StepWay } from '@yizhan/contract/handler-choice.ts';
import { fail } from '../../common/fail.ts';
import type { Reader } from '../../db/database.ts';
import { isForOthers } from './own-step.ts';
import { listActive, namesOf } from './queries.ts';
import { ALWAYS, allOf, armsOf, openWay, stepsAfter } from './step-ways.ts';

type Choice = {
  blockId: string;
  name: string;
  /** Empty: anybody of the school. */
  userIds: readonly string[];
  /** The applicant, where they may not be chosen. */
  notAsked: string | null;
  way: StepWay;
};
type ChoiceContext = { content: Pick<ProcessContent, 'flow'>; applicantId: string };

/** Nobody is asked to choose from a list of which only the applicant is left, who may not decide. */
function choiceOf(step: Block, chooser: 'applicant' | 'previous', applicantId: string, way: StepWay): Choice[] {
  if (!isStep(step)) return [];
  const rule = step.handlers.find((one) => one.by === 'chosen' && one.chooser === chooser);
  if (rule?.by !== 'chosen') return [];
  const notAsked = isForOthers(step) ? applicantId : null;
  const userIds = rule.userIds.filter((id) => id !== notAsked);
  const isLeft = userIds.length > 0 || rule.userIds.length === 0;
  return isLeft ? [{ blockId: step.id, name: step.name, userIds, notAsked, way }] : [];
}

/** Steps whose handlers the applicant names when submitting, each with the way that leads to it. */
export function choicesOfApplicant({ content, applicantId }: ChoiceContext): Choice[] {
  const inside = (list: readonly Block[], way: StepWay): Choice[] =>
    list.flatMap((block) => {
      if (block.type === 'parallel') return block.arms.flatMap((arm) => inside(arm.blocks, way));
      if (block.type !== 'branch') return choiceOf(block, 'applicant', applicantId, way);
      return armsOf(block).flatMap(({ blocks, way: armWay }) => inside(blocks, allOf(way, armWay)));
    });
  return inside(content.flow.blocks, ALWAYS);
}

/** Steps whose handlers are named by whoever ends the one before, each with the way that leads to it. */
export const choicesAfter = ({ content, applicantId }: ChoiceContext, after: string): Choice[] =>
  stepsAfter(content.flow, after).flatMap(({ step, way }) => choiceOf(step, 'previous', applicantId, way));

type FormState = { canChange: (field: string) => boolean; data: FormData };

/** The same choices for somebody who fills in the form: what they cannot change is answered already. */
export const choicesWhile = (choices: readonly Choice[], { canChange, data }: FormState): Choice[] =>
  choices.map((choice) => ({ ...choice, way: openWay(choice.way, canChange, data) }));

type ChoiceInput = {
  content: ProcessContent;
  applicantId: string;
  after: string | null;
  data: FormData;
  chosen: Readonly<Record<string, string[]>>;
};

/** Every step that asks for handlers has some, from its list. Answers these, and nothing that was not asked for. */
export async function requireChoices(
  db: Reader,
  { after, data, chosen, ...of }: ChoiceInput,
): Promise<Record<string, string[]>> {
  const all = after === null ? choicesOfApplicant(of) : choicesAfter(of, after);
  const asked = all.filter(({ way }) => isOnWay(way, data));
  const accepted: Record<string, string[]> = {};
  for (const { blockId, name, userIds, notAsked } of asked) {
    const people = chosen[blockId] ?? [];
    if (people.length === 0) fail('case_choose_handler', { step: name }, { blockId });
    if (people.some((id) => id === notAsked)) fail('case_person_applicant', {}, { blockId });
    const isListed = userIds.length === 0 || people.every((id) => userIds.includes(id));
    if (!isListed || (await listActive(db, people)).length !== new Set(people).size) fail('case_person_unknown');
    accepted[blockId] = people;
  }
  return accepted;
}

/** With the names of the people to choose from. */
export async function namedChoices(db: Reader, choices: readonly Choice[]) {
  const names = await namesOf(
    db,
    choices.flatMap(({ userIds }) => userIds),
  );
  return choices.map(({ blockId, name, userIds, way }) => ({
    ...{ blockId, name, way },
    people: userIds.map((id) => ({ id, name: names.get(id) ?? '' })),
  }));
}
