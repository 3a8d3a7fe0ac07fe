import { once } from 'node:events';
import { request } from 'node:http';
import { addressOf } from '@yizhan/contract/route.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';

/** A call with an unfinished body: it has arrived when the server asks for the rest. */
export async function slowRequest(server: string) {
  const headers = { 'content-type': 'application/json', expect: '100-continue', 'content-length': 2 };
  const call = request(`${server}${addressOf(sessionRoutes.boot)}`, { method: 'POST', headers });
  const answered = once(call, 'response');
  // Callers that do not finish it ignore its result.
  answered.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return {
    async finish() {
      call.end('{}');
      const [response] = await answered;
      response.resume();
      await once(response, 'end');
      return response.statusCode as number;
    },
  };
}
