import type { FastifyInstance } from 'fastify';
import { PerMinute, refuseTooMany } from './per-minute.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempt from the limit: polled by machines, or requested by a whole campus behind one IP address at once. */
    uncounted?: true;
  }
}

/** Counts the requests of each IP address in the current minute, on this node. */
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

/** Rejects IP addresses over the limit before any other work is done for them. */
export function limitAddresses(app: FastifyInstance, most: number, clock: () => Date) {
  const limit = new AddressLimit(most, clock);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.uncounted) limit.count(request.ip);
    done();
  });
}
