import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';

type RequestOptions = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>;

/**
 * Requests a foreign server: no redirect is followed, and the whole response arrives within the time and size limits,
 * or the call fails.
 */
export async function boundedFetch(
  url: string,
  { method = 'GET', headers, body, signal }: RequestOptions = {},
): Promise<Response> {
  const enough = new AbortController();
  const signals = [enough.signal, AbortSignal.timeout(signInLimits.signOnTimeoutMs), ...(signal ? [signal] : [])];
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.any(signals),
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
  });
  try {
    const bytes = await readAtMost(answer, signInLimits.maxSignOnAnswerBytes);
    return new Response(bytes.length > 0 ? bytes : null, { status: answer.status, headers: answer.headers });
  } catch (error) {
    enough.abort();
    throw error;
  }
}

async function readAtMost({ body }: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) throw new Error(`more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A short reason without the address, which may contain a ticket or secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause.name === 'TimeoutError') return 'timeout';
  const { code } = cause as NodeJS.ErrnoException;
  const reason = typeof code === 'string' ? code : cause.message;
  return reason.replace(/https?:\/\/\S+/g, '…').slice(0, 200);
}
