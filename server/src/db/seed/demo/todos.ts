import { identityTypes } from '@yizhan/contract/permissions.ts';
import { type TodoCategory, todoCategories } from '@yizhan/contract/todo-categories.ts';
import type { DemoPerson } from './accounts.ts';
import { onCampus } from './campus.ts';
import { makeName } from './names.ts';
import { type Random, randomFrom } from './random.ts';
import { type Kind, type TodoLine, todoLines } from './todo-lines.ts';

export type DemoTodo = {
  account: string;
  sourceId: string;
  category: TodoCategory;
  status: 'PENDING' | 'DONE';
  itemCode: string;
  itemName: string;
  title: string;
  nodeName: string;
  handler: string;
  initiator: string;
  priority: number;
  /** Some systems give no address. */
  url: string;
  createdAt: Date;
  dueAt: Date | null;
};

const SEED = 20_261_115;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHANGHAI_MS = 8 * HOUR_MS;
/** Days until the due date; null for none. Two are overdue. */
const dueDays: readonly (number | null)[] = [1, -1, 3, null, 0, 7, -3, 2];
/** The portal's administrator has more to approve than a badge can show. */
const BUSIEST = 'admin';
const MANY = 104;

/** By the first identity: students, teachers and everybody else have different to-dos. */
export function kindOf({ identities: [first] }: DemoPerson): Kind {
  if (first?.type === identityTypes.teacher) return 'teacher';
  return first?.type === identityTypes.undergraduate || first?.type === identityTypes.postgraduate
    ? 'student'
    : 'staff';
}

/** To-dos dated relative to `now`: all kinds for the people in the README, some for the others. */
export function todos(now: Date, named: readonly DemoPerson[], others: readonly DemoPerson[]): DemoTodo[] {
  const random = randomFrom(SEED);
  const of = (person: DemoPerson, some: (lines: readonly TodoLine[]) => readonly TodoLine[]) =>
    todoCategories.flatMap((category) => {
      const lines = some(todoLines[kindOf(person)][category]);
      return amount(person, category, lines).map((line, at) => row({ person, category, at, now, random }, line));
    });
  return [
    ...named.flatMap((person) => of(person, (lines) => lines)),
    ...others.flatMap((person) => of(person, (lines) => lines.slice(random.below(lines.length - 1)))),
  ];
}

const amount = ({ account }: DemoPerson, category: TodoCategory, lines: readonly TodoLine[]) =>
  account === BUSIEST && category === 'TODO'
    ? Array.from({ length: Math.ceil(MANY / lines.length) }, () => lines).flat()
    : lines;

/** Where somebody has to do or read something. */
const waiting: readonly TodoCategory[] = ['TODO', 'READ'];

/** Overdue ones were sent well before they were due. */
const sentBefore = (days: number | null) => (days === null || days >= 0 ? 0 : (2 - days) * 24);

type Place = { person: DemoPerson; category: TodoCategory; at: number; now: Date; random: Random };

function row({ person, category, at, now, random }: Place, line: TodoLine): DemoTodo {
  const other = makeName(random);
  const words = line.map((text) => text.replaceAll('{who}', other).replaceAll('{me}', person.name));
  const [itemCode = '', itemName = '', title = '', nodeName = '', handler = '', initiator = ''] = words;
  const days = category === 'DONE' || category === 'CC' ? null : (dueDays[at % dueDays.length] ?? null);
  const hours = at * 9 + random.below(6) + (category === 'DONE' ? 60 : 0) + sentBefore(days);
  const sourceId = `${person.account}-${category}-${at}`;
  return {
    account: person.account,
    sourceId,
    category,
    status: category === 'DONE' ? 'DONE' : 'PENDING',
    ...{ itemCode, itemName, title, nodeName, handler, initiator },
    url: waiting.includes(category) && at % 2 === 0 ? onCampus(`/todos/${itemCode}?todo=${sourceId}`) : '',
    priority: category !== 'DONE' && at % 5 === 0 ? 1 : 3,
    createdAt: new Date(now.getTime() - hours * HOUR_MS - (3 + random.below(50)) * 60_000),
    dueAt: days === null ? null : endOfWork(now, days),
  };
}

/** 18:00, this many days from today. */
const endOfWork = (now: Date, days: number) => {
  const midnight = Math.floor((now.getTime() + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;
  return new Date(midnight + days * DAY_MS + 18 * HOUR_MS);
};
