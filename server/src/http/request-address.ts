import type { FastifyRequest } from 'fastify';

/** The path and query of a request. Slashes at the beginning are one: two would read as the name of a host. */
export const requestAddress = ({ url }: Pick<FastifyRequest, 'url'>) =>
  new URL(url.replace(/^\/+/, '/'), 'http://here');
