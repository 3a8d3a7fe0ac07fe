import type { ItemResult } from '@yizhan/contract/open/calls.ts';
import type { FastifyRequest } from 'fastify';
import { maskedText } from '../../domain/api-clients/mask.ts';
import { insertCall } from '../../domain/api-clients/queries.ts';
import type { PushContext } from '../../features/open-push/handler.ts';

type Outcome = { status: number; code: string; sent: unknown; answer: unknown };

/** Keeps what a client asked and was answered, without what it says of persons. */
export async function recordCall(request: FastifyRequest, { db, client, now }: PushContext, outcome: Outcome) {
  const { status, code, sent, answer } = outcome;
  const items = itemsOf(answer);
  await insertCall(db, {
    ...{ clientId: client.id, at: now, method: request.method, path: request.url.slice(0, 500), ip: request.ip },
    ...{ status, code, trace: request.id, ms: Math.round(performance.now() - request.began) },
    items: items.length,
    failedItems: items.filter(({ ok }) => !ok).length,
    request: maskedText(sent),
    answer: maskedText(answer),
  });
}

const itemsOf = (answer: unknown): ItemResult[] =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items)
    ? (answer.items as ItemResult[])
    : [];
