import type { Call, Input, Output } from '@yizhan/contract/call.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { address } from './address.ts';

export type Answer<T> = { http: number; status: number; msg: string; msgDetail: string; result: T };

/** Calls the server directly, including what the browser's own guards would prevent. */
export async function callApiRaw<C extends Call>(
  call: C,
  input: Input<C>,
  token?: string,
  server = address,
): Promise<Answer<Output<C>>> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token ? { [wire.authHeader]: `bearer ${token}` } : {}),
  };
  const init = call.method === 'POST' ? { body: JSON.stringify(input) } : {};
  const response = await fetch(`${server}${addressOf(call)}`, { method: call.method, headers, ...init });
  return { http: response.status, ...((await response.json()) as Omit<Answer<Output<C>>, 'http'>) };
}

/** The same, but throws unless it succeeds. */
export async function callApi<C extends Call>(
  call: C,
  input: Input<C>,
  token?: string,
  server = address,
): Promise<Output<C>> {
  const { status, msg, msgDetail, result } = await callApiRaw(call, input, token, server);
  if (status !== SUCCESS) throw new Error(`${call.path}: ${status} ${msg} ${msgDetail}`);
  return result;
}
