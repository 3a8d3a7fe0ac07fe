import type { TodoEnd, TodoItem } from '@yizhan/contract/open/items.ts';
import type { Db } from '../../db/database.ts';
import { insertCaseLog } from '../../domain/case-facts/log-queries.ts';
import { recordEvents } from '../../domain/outbox/outbox.ts';
import * as todos from '../../domain/todos/push-queries.ts';
import { listStepReaders } from '../../domain/todos/step-queries.ts';
import { findPeople, type People, splitItems } from './accounts.ts';
import type { AfterCommit, ItemFailure, PushContext, PushHandlers } from './handler.ts';
import { notifyAssignees } from './notify.ts';

type Calls = Pick<PushHandlers, 'upsertTodos' | 'completeTodos' | 'cancelTodos' | 'listTodos' | 'addLog'>;

export const todoHandlers: Calls = {
  async upsertTodos(items, context) {
    const { client, now } = context;
    return async (db, afterCommit) => {
      const people = await findPeople(db, client, items.flatMap(accountsOf));
      const { taken, failures } = splitItems(items, (item) => people.faultOf(accountsOf(item)));
      const changed = await todos.upsertTodos(db, client.appId, toRows(taken, people), now);
      const done = changed.filter(({ isDone }) => isDone);
      await tellDone(
        db,
        context,
        done.map((row) => ({ ...row, account: people.accountOf(row.assigneeId) })),
      );
      await notifyAssignees(
        db,
        context,
        taken,
        changed.filter(({ isNew }) => isNew),
      );
      hint(context, afterCommit, changed);
      return failures;
    };
  },

  completeTodos: async (items, context) => (db, afterCommit) => end(items, 'DONE', context, { db, afterCommit }),
  cancelTodos: async (items, context) => (db, afterCommit) => end(items, 'CANCELLED', context, { db, afterCommit }),

  listTodos:
    async (query, { client }) =>
    (db) =>
      todos.listPushedTodos(db, client.appId, query),

  addLog:
    async ({ id, ...log }, { client, cardHints, tenant }) =>
    async (db, afterCommit) => {
      const sourceApp = client.appId;
      if (await insertCaseLog(db, { sourceApp, instanceId: id, ...log })) {
        const readers = await listStepReaders(db, sourceApp, id);
        afterCommit(() => cardHints.publishTo(tenant.id, 'todos', readers));
      }
      return {};
    },
};

const accountsOf = ({ assignee, candidates }: TodoItem) =>
  (candidates ?? (assignee ? [assignee] : [])).map(({ account }) => account);

const toRows = (items: readonly TodoItem[], people: People): todos.PushedRow[] =>
  items.flatMap((item) => {
    const ids = new Set(accountsOf(item).flatMap((account) => people.idOf(account) ?? []));
    return [...ids].map((assigneeId) => toRow(item, assigneeId));
  });

/** What is done is listed as done, whatever the category it was brought in. */
function toRow(item: TodoItem, assigneeId: string): todos.PushedRow {
  const isDone = item.status === 'DONE' || item.category === 'DONE';
  // Field by field: two hundred spread objects take longer than writing them.
  return {
    sourceId: item.sourceId,
    assigneeId,
    instanceId: item.instanceId,
    category: isDone && (item.category === 'TODO' || item.category === 'STARTED') ? 'DONE' : item.category,
    status: isDone ? 'DONE' : item.status,
    itemCode: item.itemCode,
    itemName: item.itemName,
    title: item.title,
    nodeName: item.nodeName,
    initiator: item.initiator.name,
    initiatorAccount: item.initiator.account,
    initiatorDept: item.initiator.dept,
    priority: item.priority,
    percent: item.percent,
    url: item.pcUrl || item.mobileUrl,
    mobileUrl: item.mobileUrl,
    viewUrl: item.viewUrl,
    createdAt: item.createdAt ?? null,
    dueAt: item.dueAt,
    remindAt: item.remindAt,
    fields: item.fields,
  };
}

type Writing = { db: Db; afterCommit: AfterCommit };

/** What was ended before is answered as ended: the same request twice has one effect. */
async function end(
  items: readonly TodoEnd[],
  as: 'DONE' | 'CANCELLED',
  context: PushContext,
  { db, afterCommit }: Writing,
) {
  const { appId } = context.client;
  const named = items.flatMap(({ account }) => account ?? []);
  const people = await findPeople(db, context.client, named);
  const toEnding = ({ sourceId, account }: TodoEnd) => ({
    sourceId,
    assigneeId: account === undefined ? null : (people.idOf(account) ?? null),
  });
  const { taken } = splitItems(items, ({ account }) => people.faultOf(account === undefined ? [] : [account]));
  const known = new Set((await todos.listKnownEndings(db, appId, taken.map(toEnding))).map(keyOf));
  const ended = await todos.endPushedTodos(
    db,
    appId,
    taken.map(toEnding).filter((one) => known.has(keyOf(one))),
    as,
  );
  await tellDone(
    db,
    context,
    ended.filter(({ isDone }) => isDone),
  );
  hint(context, afterCommit, ended);
  return items.flatMap((item, at): ItemFailure[] => {
    const fault = people.faultOf(item.account === undefined ? [] : [item.account]);
    if (fault) return [{ at, ...fault }];
    return known.has(keyOf(toEnding(item))) ? [] : [{ at, code: 'unknown_todo' }];
  });
}

const keyOf = ({ sourceId, assigneeId }: todos.TodoEnding) => JSON.stringify([sourceId, assigneeId]);

type DoneTodo = { sourceId: string; account: string; title: string };

async function tellDone(db: Db, { client, jobs }: PushContext, done: readonly DoneTodo[]) {
  const events = done.map(({ sourceId, account, title }) => ({
    objectId: `${client.appId}:${sourceId}`,
    payload: { sourceApp: client.appId, sourceId, account, title },
  }));
  if ((await recordEvents(db, 'todo.done', events)) > 0)
    await jobs.start(db, 'deliverWebhooks', {}, { uniqueKey: 'due' });
}

function hint(
  { cardHints, tenant }: PushContext,
  afterCommit: AfterCommit,
  changed: readonly { assigneeId: string }[],
) {
  const userIds = [...new Set(changed.map(({ assigneeId }) => assigneeId))];
  afterCommit(() => cardHints.publishTo(tenant.id, 'todos', userIds));
}
