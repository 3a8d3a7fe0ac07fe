import type { FastifyInstance } from 'fastify';

const BLOCK_MS = 200;

/** Blocks the event loop until the application reports pressure. Send the request under test immediately afterwards. */
export async function delayEventLoop(app: FastifyInstance): Promise<void> {
  await app.ready();
  while (!app.isUnderPressure()) {
    const until = performance.now() + BLOCK_MS;
    while (performance.now() < until);
    await new Promise(setImmediate);
  }
}
