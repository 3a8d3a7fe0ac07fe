import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { dutyListTodos as texts } from '@yizhan/contract/texts/zh-CN/duty-list-todos.ts';
import type { Db } from '../../db/database.ts';
import { assignTodo, endTodos, type NewTodo } from '../todos/write-queries.ts';

const sourceApp = 'dutyList';

/** Source ids of to-dos about an item. */
export const todoIds = {
  ask: (itemId: string) => `ask-${itemId}`,
  correction: (id: string) => `correction-${id}`,
  answer: (id: string) => `answer-${id}`,
};
type Kind = keyof typeof todoIds;

const page = `#${sectionPath('dutyItems')}`;
type About = { itemId: string; title: string; now: Date };

const assign = (
  db: Db,
  kind: Kind,
  todo: Omit<NewTodo, 'sourceApp' | 'itemCode' | 'itemName'>,
  to: readonly string[],
) => assignTodo(db, { ...todo, sourceApp, itemCode: `dutyList.${kind}`, itemName: texts.item }, to);

/** A department asks to have its item published. */
export const assignPublishRequest = (
  db: Db,
  { itemId, title, now, by }: About & { by: string },
  to: readonly string[],
) =>
  assign(
    db,
    'ask',
    {
      ...{ sourceId: todoIds.ask(itemId), category: 'TODO', initiator: by, now },
      title: fill(texts.ask, { name: title }),
      url: `${page}?item=${itemId}`,
    },
    to,
  );

/** A user reports an error in an item. */
export const assignCorrection = (
  db: Db,
  { itemId, title, now, id, by }: About & { id: string; by: string },
  to: readonly string[],
) =>
  assign(
    db,
    'correction',
    {
      ...{ sourceId: todoIds.correction(id), category: 'TODO', initiator: by, now },
      title: fill(texts.correction, { name: title }),
      url: `${page}?tab=corrections&about=${itemId}`,
    },
    to,
  );

/** Sends the outcome to the person who reported the error. */
export const assignAnswer = (
  db: Db,
  { itemId, title, now, id, answer }: About & { id: string; answer: string },
  to: string,
) =>
  assign(
    db,
    'answer',
    {
      ...{ sourceId: todoIds.answer(id), category: 'READ', now },
      title: fill(answer ? texts.answered : texts.answeredPlainly, { name: title, answer }),
      url: `#/home/threelists?item=${itemId}`,
    },
    [to],
  );

/** Returns the ids of the affected users. */
export const endItemTodos = (db: Db, sourceIds: readonly string[], as: 'DONE' | 'CANCELLED' = 'DONE') =>
  endTodos(db, { sourceApp, sourceIds, as });
