import * as openLimits from '@yizhan/contract/limits/open.ts';
import type { DeliveryResult } from './queries.ts';

/** What the other side answered; `http` null = nothing. */
export type Reply = { http: number | null; answer: string };

/** What becomes of a delivery after its `attempts`th try: a receiver must take an event twice, so every failure is retried. */
export function resultOf({ http, answer }: Reply, attempts: number, now: Date): DeliveryResult {
  const tried = { http, answer: answer.slice(0, openLimits.webhookAnswerLength) };
  if (http !== null && http >= 200 && http < 300) return { ...tried, state: 'done', nextTry: null, endedAt: now };
  const wait = openLimits.webhookBackOffMs[attempts - 1];
  if (wait === undefined) return { ...tried, state: 'dead', nextTry: null, endedAt: now };
  return { ...tried, state: 'waiting', nextTry: new Date(now.getTime() + wait), endedAt: null };
}
