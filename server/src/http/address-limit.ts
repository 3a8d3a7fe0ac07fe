import type { FastifyInstance } from 'fastify';
import { PerMinute, refuseTooMany } from './per-minute.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines as often as they like, or by a whole campus behind one address at once. */
    uncounted?: true;
  }
}

/** How often each address asked in this minute, on this node. */
export class AddressLimit {
  private readonly requests: PerMinute<{ times: number }>;

  constructor(
    private readonly most: number,
    clock: () => Date,
  ) {
    this.requests = new PerMinute(clock, () => ({ times: 0 }));
  }

  count(address: string): void {
    const seen = this.requests.of(address);
    seen.times += 1;
    if (seen.times > this.most) refuseTooMany();
  }
}

/** Whoever asks without end is refused before anything is done for it. */
export function limitAddresses(app: FastifyInstance, most: number, clock: () => Date) {
  const limit = new AddressLimit(most, clock);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.uncounted) limit.count(request.ip);
    done();
  });
}
