import { request as askOf, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { startCampus } from '../src/demo-campus/start.ts';
import { aForeignSource } from './foreign-source.ts';

/** How a foreign system may be: as it is, answering nothing, answering something else, answering that it is down. */
type Mood = 'good' | 'slow' | 'wrong' | 'down';

const KEY = 'campus-key';

/**
 * The demo's foreign campus, the systems that the product itself starts, behind a door at which a test says how they are.
 * The campus knows nothing of it.
 */
export async function aScriptedCampus(clock: () => Date = () => new Date()) {
  let mood: Mood = 'good';
  let inside = 0;
  const answers: Readonly<Record<Mood, (request: IncomingMessage, response: ServerResponse) => void>> = {
    good: (request, response) => passOn(inside, request, response),
    slow: () => undefined,
    wrong: (_, response) => void response.end('<!doctype html><title>系统升级</title>'),
    down: (_, response) => void response.writeHead(503).end(),
  };
  const door = await aForeignSource((request, response) => answers[mood](request, response));
  const campus = await startCampus({
    ...{ host: '127.0.0.1', port: 0, clock, password: 'Campus@2026', sourceKey: KEY, secretOf: () => 'secret' },
    ...{ people: [], systems: [], departments: [], pages: [], openClient: { appId: 'app_campus', secret: 'secret' } },
    originAt(port) {
      inside = port;
      return door.url;
    },
  });
  onTestFinished(campus.close);
  return {
    ...door,
    becomes(next: Mood) {
      mood = next;
    },
    /** A JSON source of the campus, as the demo reads it. */
    source: (path: string) => `${door.url}/yunling${path}?account=\${account}&key=${KEY}`,
  };
}

/** As a proxy before the campus would. */
function passOn(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const onward = askOf({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
