import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { ShownSecret } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { openBase } from '@yizhan/contract/open/calls.ts';
import { stringToSign } from '@yizhan/contract/open/signature.ts';
import { apiClientRoutes } from '@yizhan/contract/routes/api-clients.ts';
import { call } from './people.ts';

const UPSERT = `${openBase}/todos:batchUpsert`;

/** A client of the open interface without a tight quota. */
export async function addClient(server: string, token: string): Promise<ShownSecret> {
  const input = {
    ...{ name: 'bench', note: '', scopes: ['todos'], perMinute: openLimits.maxPerMinute, perDay: openLimits.maxPerDay },
    ...{ addresses: [], expiresAt: null, isSandbox: false, sandboxAccounts: [], accountId: null },
  };
  const { secrets } = await call<{ secrets: ShownSecret[] }>(server, apiClientRoutes.create, input, { token });
  const hmac = secrets.find(({ kind }) => kind === 'hmac');
  if (!hmac) throw new Error('a new client has a signature secret');
  return hmac;
}

/** Pushes a batch under a key of its own; every item must be taken. */
export async function pushTodos(server: string, { appId, secret }: ShownSecret, items: readonly object[], key: string) {
  const body = JSON.stringify({ items });
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signed = stringToSign({ method: 'POST', url: UPSERT, timestamp, nonce, bodyHash });
  const answer = await fetch(`${server}${UPSERT}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'idempotency-key': key, 'x-app-id': appId },
      ...{ 'x-timestamp': timestamp, 'x-nonce': nonce },
      'x-signature': createHmac('sha256', secret).update(signed).digest('hex'),
    },
    body,
  });
  const { status, msg, result } = (await answer.json()) as {
    status: number;
    msg: string;
    result: { items: { ok: boolean }[] };
  };
  const taken = status === 1000 ? result.items.filter(({ ok }) => ok).length : 0;
  if (taken < items.length) throw new Error(`${taken} of ${items.length} to-dos were taken: ${status} ${msg}`);
}
