import type { FastifyInstance } from 'fastify';

const BLOCK_MS = 200;

/** Blocks the event loop until the application says that it is late. What is to meet it late is asked at once. */
export async function delayEventLoop(app: FastifyInstance): Promise<void> {
  await app.ready();
  while (!app.isUnderPressure()) {
    const until = performance.now() + BLOCK_MS;
    while (performance.now() < until);
    await new Promise(setImmediate);
  }
}
