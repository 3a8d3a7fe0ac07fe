import { fill } from '@yizhan/contract/texts/format.ts';
import { guideTodos as texts } from '@yizhan/contract/texts/zh-CN/guide-todos.ts';
import type { Db } from '../../db/database.ts';
import { assignTodo, endTodos, type NewTodo } from '../todos/write-queries.ts';

const sourceApp = 'guide';

/** Source ids of to-dos about a guide. */
export const todoIds = {
  review: (guideId: string) => `review-${guideId}`,
  ask: (guideId: string) => `ask-${guideId}`,
  correction: (id: string) => `correction-${id}`,
  answer: (id: string) => `answer-${id}`,
};

const configPage = (guideId: string) => `#/home/managementGuideConfig?guide=${guideId}`;

type About = { id: string; name: string; now: Date };
type Kind = keyof typeof todoIds;

const assign = (
  db: Db,
  kind: Kind,
  todo: Omit<NewTodo, 'sourceApp' | 'itemCode' | 'itemName'>,
  to: readonly string[],
) => assignTodo(db, { ...todo, sourceApp, itemCode: `guide.${kind}`, itemName: texts.item }, to);

/** The department has to confirm that its guide is still correct. */
export const assignReview = (db: Db, { id, name, now }: About, to: readonly string[]) =>
  assign(
    db,
    'review',
    {
      sourceId: todoIds.review(id),
      category: 'TODO',
      title: fill(texts.review, { name }),
      url: configPage(id),
      now,
    },
    to,
  );

/** A department asks to have its guide published. */
export const assignPublishRequest = (db: Db, { id, name, now, by }: About & { by: string }, to: readonly string[]) =>
  assign(
    db,
    'ask',
    {
      sourceId: todoIds.ask(id),
      category: 'TODO',
      title: fill(texts.ask, { name }),
      initiator: by,
      url: configPage(id),
      now,
    },
    to,
  );

type Report = About & { correctionId: string; by: string };

/** A user reports an error in a guide. */
export const assignCorrection = (db: Db, { id, name, now, correctionId, by }: Report, to: readonly string[]) =>
  assign(
    db,
    'correction',
    {
      sourceId: todoIds.correction(correctionId),
      category: 'TODO',
      title: fill(texts.correction, { name }),
      initiator: by,
      url: `${configPage(id)}&tab=corrections`,
      now,
    },
    to,
  );

type CorrectionAnswer = { correctionId: string; name: string; answer: string; serviceId: string; now: Date };

/** Sends the outcome to the person who reported the error. */
export const assignAnswer = (db: Db, { correctionId, name, answer, serviceId, now }: CorrectionAnswer, to: string) =>
  assign(
    db,
    'answer',
    {
      sourceId: todoIds.answer(correctionId),
      category: 'READ',
      title: fill(answer ? texts.answered : texts.answeredPlainly, { name, answer }),
      url: `#/home/service/${serviceId}`,
      now,
    },
    [to],
  );

/** Returns the ids of the affected users. */
export const endGuideTodos = (db: Db, sourceIds: readonly string[], as: 'DONE' | 'CANCELLED' = 'DONE') =>
  endTodos(db, { sourceApp, sourceIds, as });
