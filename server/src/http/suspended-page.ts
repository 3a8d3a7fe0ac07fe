import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../common/fail.ts';
import { messageOf } from '../common/failure-message.ts';
import { html } from '../common/html.ts';
import type { Parts } from '../parts.ts';
import { callerOf } from './caller.ts';
import { pageHeaders } from './page-headers.ts';

/** What people see instead of any page of a suspended school. */
export async function sendSuspended(request: FastifyRequest, reply: FastifyReply, failure: Failure, parts: Parts) {
  const { config, tenants } = parts;
  const { language } = callerOf(request);
  const school = await tenants.anyByHost(request.hostname);
  const nonce = pageHeaders(reply, request, { config, school });
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${school.name}</title>
<style nonce="${nonce}">:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;text-align:center}</style></head>
<body><main><h1>${school.name}</h1><p>${messageOf(failure, language)}</p></main></body></html>`;
  return reply.code(failure.http).send(page.text);
}
