import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  trace: request.id,
  language: request.headers['accept-language']?.startsWith('en') ? 'en' : 'zh-CN',
  header: (name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});
