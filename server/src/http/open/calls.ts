import type { ItemResult } from '@yizhan/contract/open/calls.ts';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../common/fail.ts';
import { messageOf } from '../../common/failure-message.ts';
import type { Db } from '../../db/database.ts';
import type { ApiClient } from '../../domain/api-clients/client.ts';
import { maskedText } from '../../domain/api-clients/mask.ts';
import { type ApiCallRecord, insertCall, insertRefusal } from '../../domain/api-clients/queries.ts';
import { callerOf } from '../caller.ts';

type Calling = { db: Db; client: Pick<ApiClient, 'id'>; now: Date };
type Outcome = { status: number; code: string; sent: unknown; answer: unknown };

/** Keeps what a client asked and was answered, without what it says of persons. */
export const recordCall = (request: FastifyRequest, calling: Calling, outcome: Outcome) =>
  insertCall(calling.db, recordOf(request, calling, outcome));

function recordOf(request: FastifyRequest, { client, now }: Calling, outcome: Outcome): ApiCallRecord {
  const { status, code, sent, answer } = outcome;
  const items = itemsOf(answer);
  return {
    ...{ clientId: client.id, at: now, method: request.method, path: request.url.slice(0, 500), ip: request.ip },
    ...{ status, code, trace: request.id, ms: Math.round(performance.now() - request.began) },
    items: items.length,
    failedItems: items.filter(({ ok }) => !ok).length,
    request: maskedText(sent),
    answer: maskedText(answer),
  };
}

/** What of a refusal says nothing of persons. */
const harmless = new Set(['fields', 'scope', 'most', 'seconds', 'now', 'at', 'ip', 'type']);

/** Keeps what a client was refused, and how it was told. */
export function recordRefusal(request: FastifyRequest, calling: Calling, failure: Failure, sent: unknown) {
  const { status, code, params } = failure;
  const shown = Object.fromEntries(Object.keys(params).map((name) => [name, harmless.has(name) ? params[name] : '…']));
  const msg = messageOf(new Failure(code, shown as typeof params), callerOf(request).language);
  return insertRefusal(calling.db, recordOf(request, calling, { status, code, sent, answer: { status, msg } }));
}

const itemsOf = (answer: unknown): ItemResult[] =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items)
    ? (answer.items as ItemResult[])
    : [];
