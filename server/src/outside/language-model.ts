import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { withoutTrailingSlash } from '@yizhan/contract/secret-target.ts';
import * as z from 'zod';
import type { Foreign } from './foreign.ts';

/** A server with the OpenAI interface. */
export type ModelServer = { url: string; model: string; key: string };
export type ModelMessage = { role: 'system' | 'user'; content: string };

const addressOf = ({ url }: ModelServer, call: string) => `${withoutTrailingSlash(url)}${call}`;
const headersOf = ({ key }: ModelServer) => ({
  'content-type': 'application/json',
  ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
});

const piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});

/** The answer of a language model, piece by piece. The same question gets the same answer, as far as a model can. */
export async function* chat(
  foreign: Pick<Foreign, 'stream'>,
  server: ModelServer,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): AsyncIterable<string> {
  const body = JSON.stringify({ model: server.model, messages, stream: true, temperature: 0 });
  const request = { headers: headersOf(server), body, maxBytes: robotLimits.composedBytes, signal };
  let waiting = '';
  for await (const text of foreign.stream(addressOf(server, '/chat/completions'), request)) {
    const lines = `${waiting}${text}`.split(/\r?\n/);
    waiting = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return;
      const content = piece.parse(JSON.parse(data)).choices[0]?.delta?.content;
      if (content) yield content;
    }
  }
}

const vectors = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(robotLimits.maxVectorSize) }),
  ),
});

/** One vector for each text, in their order. */
export async function embed(
  foreign: Pick<Foreign, 'read'>,
  server: ModelServer,
  texts: readonly string[],
  timeoutMs: number,
): Promise<number[][]> {
  const { body } = await foreign.read(addressOf(server, '/embeddings'), {
    ...{ method: 'POST', headers: headersOf(server), timeoutMs },
    body: JSON.stringify({ model: server.model, input: texts, encoding_format: 'float' }),
  });
  const { data } = vectors.parse(JSON.parse(body));
  const inOrder = data.sort((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  const [first] = inOrder;
  if (inOrder.length !== texts.length || inOrder.some(({ length }) => length !== first?.length))
    throw new Error('vectors do not fit the texts');
  return inOrder;
}
