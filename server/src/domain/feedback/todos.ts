import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { feedbackTodos as texts } from '@yizhan/contract/texts/zh-CN/feedback-todos.ts';
import type { Db } from '../../db/database.ts';
import { assignTodo, endTodos } from '../todos/write-queries.ts';

const sourceApp = 'feedback';

const todoIds = {
  handle: (id: string) => `handle-${id}`,
  progress: (id: string) => `progress-${id}`,
};

type About = { id: string; title: string; now: Date };
type Handling = About & { asker: string; anonymous: boolean; dueAt: Date; round: number };

/** Whoever handles the department's feedback has to answer. */
export const assignHandling = (
  db: Db,
  { id, title, now, asker, anonymous, dueAt, round }: Handling,
  to: readonly string[],
) =>
  assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: todoIds.handle(id), category: 'TODO', now, dueAt },
      ...{ itemCode: 'feedback.handle', itemName: texts.item, initiator: anonymous ? texts.unknown : asker },
      title: fill(round > 0 ? texts.handleAgain : texts.handle, { title }),
      url: `#${sectionPath('feedback')}?record=${id}`,
    },
    to,
  );

type News = { node: 'assigned'; dept: string } | { node: 'taken' | 'merged' | 'replied' };

/** Whoever wrote it reads what happened; the latest stands. */
export const assignNews = (db: Db, { id, title, now }: About, news: News, to: string) =>
  assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: todoIds.progress(id), category: 'READ', now },
      ...{ itemCode: `feedback.${news.node}`, itemName: texts.item },
      title: fill(texts[news.node], { title, dept: news.node === 'assigned' ? news.dept : '' }),
      url: `#/home/PersonalCenter?section=feedback&feedback=${id}`,
    },
    [to],
  );

/** Returns the ids of the affected users. */
export const endHandling = (db: Db, ids: readonly string[], as: 'DONE' | 'CANCELLED' = 'DONE') =>
  endTodos(db, { sourceApp, sourceIds: ids.map(todoIds.handle), as });

export const endNews = (db: Db, ids: readonly string[]) =>
  endTodos(db, { sourceApp, sourceIds: ids.map(todoIds.progress) });
