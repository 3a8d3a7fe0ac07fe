import * as z from 'zod';
import { nothing } from '../entities/common.ts';
import * as openLimits from '../limits/open.ts';
import * as items from './items.ts';
import type { ApiScope } from './scopes.ts';

export const openBase = '/open/v1';

/** A call of the open interface. Other systems make it, signed or with a token. */
export type OpenCall = {
  method: 'GET' | 'POST';
  path: string;
  scope: ApiScope;
  summary: string;
  input: z.ZodType;
  output: z.ZodType;
  /** Of a batch: each item is checked and answered by itself. `key` names the field that tells items apart. */
  batch?: { item: z.ZodType; key: 'sourceId' | 'guid' };
};

/** `code` is a stable word for programs, `error` a sentence for people. */
export const itemResult = z.object({
  sourceId: z.string(),
  ok: z.boolean(),
  error: z.string().nullable(),
  code: z.string().nullable(),
});
export type ItemResult = z.infer<typeof itemResult>;
const itemResults = z.object({ items: z.array(itemResult) });

type BatchCall<I extends z.ZodType> = Pick<OpenCall, 'path' | 'scope' | 'summary'> & {
  item: I;
  key?: 'sourceId' | 'guid';
};

const batch = <I extends z.ZodType>({ item, key = 'sourceId', ...call }: BatchCall<I>) => ({
  ...call,
  method: 'POST' as const,
  input: z.object({ items: z.array(item).min(1).max(openLimits.maxItems) }),
  output: itemResults,
  batch: { item, key },
});

/** Every call of the open interface, once: routes, checks and the OpenAPI document come from here. */
export const openCalls = {
  upsertTodos: batch({
    path: '/todos:batchUpsert',
    scope: 'todos',
    summary: 'Bring to-dos, or change those brought before; an item names who is to do it by account',
    item: items.todoItem,
  }),
  completeTodos: batch({
    path: '/todos:complete',
    scope: 'todos',
    summary: 'Say that to-dos are done; they move to what the person has done',
    item: items.todoEnd,
  }),
  cancelTodos: batch({
    path: '/todos:cancel',
    scope: 'todos',
    summary: 'Take to-dos back',
    item: items.todoEnd,
  }),
  listTodos: {
    method: 'GET',
    path: '/todos',
    scope: 'todos',
    summary: 'The to-dos this client has brought, the newest first',
    input: items.todoListQuery,
    output: items.pushedTodos,
  },
  addLog: {
    method: 'POST',
    path: '/instances/{id}/logs',
    scope: 'todos',
    summary: 'Say what was done in a case, step by step',
    input: items.instanceLog,
    output: nothing,
  },
  sendMessage: {
    method: 'POST',
    path: '/messages',
    scope: 'messages',
    summary: 'Send a notice to people, departments, roles, identities, groups or everybody',
    input: items.messageInput,
    output: items.messageRef,
  },
  countMessage: {
    method: 'GET',
    path: '/messages/{sendId}',
    scope: 'messages',
    summary: 'How many received, read and confirmed a notice of this client',
    input: items.messageRef,
    output: items.messageCounts,
  },
  recallMessage: {
    method: 'POST',
    path: '/messages/{sendId}:recall',
    scope: 'messages',
    summary: 'Recall a notice of this client; whoever opens it reads that it was deleted',
    input: items.messageRef,
    output: nothing,
  },
  upsertNews: batch({
    path: '/news:batchUpsert',
    scope: 'news',
    summary: 'Bring articles, or change those brought before; each is told apart by its guid',
    item: items.newsItem,
    key: 'guid',
  }),
  upsertMatters: batch({
    path: '/matters:batchUpsert',
    scope: 'matters',
    summary: 'Bring personal figures: a balance, books on loan, a slip',
    item: items.matterItem,
  }),
  upsertCaseFacts: batch({
    path: '/caseFacts:batchUpsert',
    scope: 'caseFacts',
    summary: 'Bring what efficiency counts of a case: accepted, finished, promised, rated',
    item: items.caseFactItem,
  }),
} as const satisfies Record<string, OpenCall>;

export type OpenCalls = typeof openCalls;
export type OpenCallName = keyof OpenCalls;
