import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { aServer } from './scripted-server.ts';

type ChatRequest = { messages: readonly { role: string; content: string }[]; model: string; stream: boolean };
type EmbeddingRequest = { input: readonly string[]; model: string };

/** What the scripted models answer; a test changes it as it goes. */
export type ModelScript = {
  /** The pieces of an answer; a number is an HTTP status instead. */
  answer: readonly string[] | number;
  /** After its pieces the answer goes on for ever without saying anything more. */
  isEndless: boolean;
  /** Topics: texts with a word of the same topic point the same way. */
  topics: readonly (readonly string[])[];
  /** The embedding server is down. */
  isDown: boolean;
};

/** A server with the OpenAI interface, for one test; it keeps what it was asked. */
export async function aModelServer(first: Partial<ModelScript> = {}) {
  const script: ModelScript = { answer: [], isEndless: false, topics: [], isDown: false, ...first };
  const asked = { chat: [] as ChatRequest[], embeddings: [] as EmbeddingRequest[], keys: [] as string[] };
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request);
    asked.keys.push(request.headers.authorization ?? '');
    if (request.url === '/v1/embeddings') {
      asked.embeddings.push(body as EmbeddingRequest);
      if (script.isDown) return void response.writeHead(503).end();
      const data = (body as EmbeddingRequest).input.map((text, index) => ({ index, embedding: directionOf(text) }));
      return void response.end(JSON.stringify({ data }));
    }
    asked.chat.push(body as ChatRequest);
    if (typeof script.answer === 'number') return void response.writeHead(script.answer).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of script.answer) {
      // Cut where it may be cut: in the middle of a line and of a character.
      const line = Buffer.from(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      response.write(line.subarray(0, 45));
      response.write(line.subarray(45));
    }
    if (!script.isEndless) response.end('data: [DONE]\n\n');
  };
  const server = await aServer((request, response) => void answerTo(request, response));
  onTestFinished(server.close);
  const directionOf = (text: string) => [
    0.3,
    ...script.topics.map((words) => (words.some((word) => text.includes(word)) ? 1 : 0)),
  ];
  return { url: `${server.url}/v1`, script, asked };
}
