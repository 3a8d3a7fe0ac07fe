import type { FeedbackStatus } from '@yizhan/contract/entities/feedback.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { dayOf, endOf, type WorkingDays } from '../../common/working-days.ts';
import type { Person } from '../../person.ts';

type State = { status: FeedbackStatus; round: number };

/** Somebody waits for an answer. */
export const isOpen = ({ status }: Pick<State, 'status'>) =>
  status === 'WAITING' || status === 'ASSIGNED' || status === 'HANDLING';

export const canTake = ({ status }: Pick<State, 'status'>) => status === 'WAITING' || status === 'ASSIGNED';
export const canRate = ({ status }: Pick<State, 'status'>) => status === 'ANSWERED';
/** Once: the second answer is the last. */
export const canReopen = ({ status, round }: State) => status === 'ANSWERED' && round === 0;
export const canClose = ({ status }: Pick<State, 'status'>) => status !== 'CLOSED';

/** The end of the last day on which an answer keeps the promise. */
export const dueAfter = (now: Date, { addWorkingDays }: WorkingDays): Date =>
  endOf(addWorkingDays(dayOf(now), feedbackLimits.promiseDays));

/** Working days until the promise ends; null when nobody waits. */
export const daysLeft = (
  feedback: Pick<State, 'status'> & { dueOn: string },
  now: Date,
  { workingDaysBetween }: WorkingDays,
): number | null => (isOpen(feedback) ? workingDaysBetween(dayOf(now), feedback.dueOn) : null);

/** The school's desk: it sees the feedback of all departments and passes it on. */
export const isCoordinator = ({ menus }: Pick<Person, 'menus'>) =>
  menus.has('userFrameConfig/manage/settings') || menus.has('userFrameConfig/manage/services');

export type DutyMatch = { deptId: string; title: string; score: number };

/** The department of the item that answers a text best, unless another department comes too near. */
export function responsibleFor(matches: readonly DutyMatch[]): DutyMatch | undefined {
  const [best, ...others] = matches.toSorted((one, other) => other.score - one.score);
  if (!best || best.score < feedbackLimits.leastDutyScore) return undefined;
  const rival = others.find(({ deptId }) => deptId !== best.deptId);
  return rival && best.score < rival.score * feedbackLimits.clearDutyLead ? undefined : best;
}

/** Single letters and pairs, without punctuation. */
const partsOf = (text: string): Set<string> => {
  const letters = [...text.toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return new Set([...letters, ...letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)]);
};

/** How alike two texts are, 0 to 1: the share of letters and pairs they have in common. */
export function likeness(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.size === 0 || b.size === 0) return 0;
  const common = [...a].filter((part) => b.has(part)).length;
  return (2 * common) / (a.size + b.size);
}

type QuestionText = { title: string; content: string };

/** Those that say nearly the same, the likest first. */
export function similarTo<T extends QuestionText>(wanted: QuestionText, others: readonly T[]): T[] {
  return others
    .map((other) => ({
      other,
      alike: Math.max(
        likeness(wanted.title, other.title),
        likeness(`${wanted.title}${wanted.content}`, `${other.title}${other.content}`),
      ),
    }))
    .filter(({ alike }) => alike >= feedbackLimits.leastLikeness)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, feedbackLimits.maxSimilar)
    .map(({ other }) => other);
}
