import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { supervisionTodos as texts } from '@yizhan/contract/texts/zh-CN/supervision-todos.ts';
import type { Db } from '../../db/database.ts';
import { insertCaseNotice } from '../../domain/cases/notice-queries.ts';
import { assignTodo, endTodos } from '../../domain/todos/write-queries.ts';

const sourceApp = 'supervision';
const todoIds = { reply: (id: string) => `reply-${id}`, news: (id: string) => `news-${id}` };
const addressOf = (section: 'departmentCases' | 'supervision', id: string) =>
  `#${sectionPath(section)}?tab=orders&record=${id}`;

type About = { id: string; caseNumber: string; serviceName: string; now: Date };
const named = ({ serviceName, caseNumber }: About) => ({ service: serviceName, case: caseNumber });

type OrderRequest = About & {
  again: boolean;
  opinion: string;
  day: string;
  dueAt: Date;
  by: { id: string; name: string; deptId: string };
};

/** A to-do with the deadline, and a notice in the name of the supervisor's department. */
export async function askForReply(db: Db, asked: OrderRequest, to: readonly string[]): Promise<void> {
  const { id, again, opinion, day, dueAt, by, now } = asked;
  const url = addressOf('departmentCases', id);
  await assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: todoIds.reply(id), category: 'TODO', now, dueAt, url, initiator: by.name },
      ...{ itemCode: 'supervision.reply', itemName: texts.item },
      title: fill(again ? texts.again : texts.reply, named(asked)),
    },
    to,
  );
  await insertCaseNotice(db, {
    ...{ deptId: by.deptId, title: fill(texts.noticeTitle, named(asked)), url, by: by.id, userIds: to, now },
    content: fill(texts.noticeText, { day, opinion }),
  });
}

/** Whoever wrote the order reads that there is a reply. */
export const tellReplied = (db: Db, about: About, to: string) =>
  assignTodo(
    db,
    {
      ...{ sourceApp, sourceId: todoIds.news(about.id), category: 'READ', now: about.now },
      ...{ itemCode: 'supervision.replied', itemName: texts.item, url: addressOf('supervision', about.id) },
      title: fill(texts.replied, named(about)),
    },
    [to],
  );

/** Both return whose to-dos ended. */
export const endReply = (db: Db, id: string, as: 'DONE' | 'CANCELLED') =>
  endTodos(db, { sourceApp, sourceIds: [todoIds.reply(id)], as });
export const endNews = (db: Db, id: string) => endTodos(db, { sourceApp, sourceIds: [todoIds.news(id)] });
