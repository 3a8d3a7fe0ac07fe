import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../person.ts';

/** Evaluated lazily: most calls never need to know where they come from. */
class RequestCaller implements Caller {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply | undefined,
  ) {}

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

  setCookie(cookie: string) {
    if (!this.reply) throw new Error('a caller without an answer has no place for a cookie');
    this.reply.header('set-cookie', cookie);
  }
}

export const callerOf = (request: FastifyRequest, reply?: FastifyReply): Caller => new RequestCaller(request, reply);
