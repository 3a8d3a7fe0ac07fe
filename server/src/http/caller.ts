import type { FastifyRequest } from 'fastify';
import type { Caller } from '../person.ts';

/** Evaluated lazily: most calls never need to know where they come from. */
class RequestCaller implements Caller {
  constructor(private readonly request: FastifyRequest) {}

  get ip() {
    return this.request.ip;
  }

  get userAgent() {
    return (this.request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get trace() {
    return this.request.id;
  }

  get language() {
    return this.request.headers['accept-language']?.startsWith('en') ? 'en' : 'zh-CN';
  }

  header(name: string) {
    const value = this.request.headers[name];
    return typeof value === 'string' ? value : undefined;
  }
}

export const callerOf = (request: FastifyRequest): Caller => new RequestCaller(request);
