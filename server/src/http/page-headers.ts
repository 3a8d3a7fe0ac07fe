import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { frameHostsOf, isHttps } from '../common/site.ts';
import type { Config } from '../config.ts';
import type { Tenant } from '../domain/tenants/tenants.ts';
import { documentHeaders } from './headers.ts';
import { documentPolicy } from './policy.ts';

type Page = {
  config: Config;
  school: Tenant;
  /** Origins of the micro front ends on the page. */
  microApps?: readonly string[];
  /** Inline scripts of the page, as CSP sources. */
  inlineScripts?: readonly string[];
};

/** Sets the headers of every server-rendered page. Returns the nonce its styles must use. */
export function pageHeaders(reply: FastifyReply, request: FastifyRequest, page: Page): string {
  const { config, school, microApps = [], inlineScripts = [] } = page;
  const nonce = randomBytes(16).toString('base64url');
  const doors = {
    nonce,
    host: request.host,
    frameHosts: frameHostsOf(config, school.settings),
    microApps,
    inlineScripts,
    secure: isHttps(config),
  };
  const policy = documentPolicy(doors);
  reply
    .headers(documentHeaders)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8');
  return nonce;
}
