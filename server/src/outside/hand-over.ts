import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { reasonOf } from './failure-reason.ts';
import type { Foreign, ForeignRequest } from './foreign.ts';
import { decodeBody } from './foreign-text.ts';

/**
 * How handing a message over to a foreign system ended, with its answer. `unreachable`: certainly not handed over.
 * `unknown`: it may have been, so a second try could reach a person twice.
 */
export type HandOver =
  | { is: 'sent'; answer: string }
  | { is: 'refused'; answer: string; isFinal: boolean }
  | { is: 'unreachable'; answer: string }
  | { is: 'unknown'; answer: string };

/** Failures of the connection, before a byte of the request is sent. */
const beforeRequest =
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$|CERT|SELF_SIGNED|^inward address$|^no (web )?address$/;

export const isBeforeRequest = (reason: string) => beforeRequest.test(reason);

export const shortAnswer = (text: string) =>
  text.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, deliveryLimits.answerLength);

/** One request that hands a message over; `isAccepted` reads the answer, since many systems refuse with HTTP 200. */
export async function handOver(
  foreign: Pick<Foreign, 'ask'>,
  url: string,
  request: ForeignRequest,
  isAccepted: (text: string) => boolean,
): Promise<HandOver> {
  try {
    const response = await foreign.ask(url, request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = decodeBody(bytes, response.headers.get('content-type') ?? '');
    const { status } = response;
    if (status < 300 && isAccepted(text)) return { is: 'sent', answer: shortAnswer(text) };
    const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return { is: 'refused', answer: shortAnswer(status < 300 ? text : `HTTP ${status} ${text}`), isFinal };
  } catch (error) {
    const answer = shortAnswer(reasonOf(error));
    return { is: isBeforeRequest(answer) ? 'unreachable' : 'unknown', answer };
  }
}
