import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { type FailureCode, statuses } from '@yizhan/contract/statuses.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { Failure } from '../common/fail.ts';
import type { Sealing } from '../common/sealing.ts';
import type { Parts } from '../parts.ts';
import type { CallTimes } from './call-times.ts';
import { callerOf } from './caller.ts';
import { failed } from './envelope.ts';
import { sealFailure } from './sealed.ts';
import { sendSuspended } from './suspended-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the call began, by performance.now(); 0 before that. */
    began: number;
  }
}

const byHttp: Record<number, Failure> = {
  413: new Failure('too_large'),
  415: new Failure('unreadable'),
  429: new Failure('too_many'),
  503: new Failure('busy'),
};

/** Maps a thrown value to a failure for the caller. Only unknown errors are server faults. */
export function meaningOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const http = (error as Partial<FastifyError>).statusCode;
  if (http && byHttp[http]) return byHttp[http];
  if (http && http >= 400 && http < 500) return new Failure('unreadable');
  // The multipart parser throws plain errors for a truncated form, even while its file is being read.
  if (error instanceof Error && /\bmultipart\b/i.test(error.message)) return new Failure('unreadable');
  // A value PostgreSQL cannot store (a number or date out of range, an invalid character) is bad input.
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && /^22/.test(code)) return new Failure('invalid_input', { fields: '' });
  return new Failure('internal');
}

export function invalidInput(error: z.ZodError): Failure {
  const fields = [...new Set(error.issues.map((issue) => issue.path.join('.') || '*'))];
  const complex = error.issues.filter(isTooComplex).map((issue) => issue.path.join('.'));
  if (complex.length > 0) return new Failure('rich_text_complex', complexParams, { fields: complex });
  const named = error.issues.map(failureIn).find((code) => code !== undefined);
  if (named) return new Failure(named, {}, { fields });
  return new Failure('invalid_input', { fields: fields.slice(0, 5).join(', ') }, { fields });
}

const complexParams = { tags: fieldLimits.richTextMarks, depth: fieldLimits.richTextDepth };
/** A rule of the schema that names its own failure. */
const failureIn = (issue: z.core.$ZodIssue): FailureCode | undefined => {
  const code = issue.code === 'custom' ? issue.params?.failure : undefined;
  return typeof code === 'string' && Object.hasOwn(statuses, code) ? (code as FailureCode) : undefined;
};
const isTooComplex = (issue: z.core.$ZodIssue) =>
  issue.code === 'custom' && issue.params?.failure === 'rich_text_complex';

export function handleErrors(app: FastifyInstance, parts: Parts, times: CallTimes) {
  const { sealing, logger } = parts;
  app.decorateRequest('began', 0);
  app.setErrorHandler((error, request, reply) => {
    const failure = meaningOf(error);
    const { call } = request.routeOptions.config;
    if (call) times.of(call)(failure.http, request.began || performance.now());
    const line = { call, code: failure.code, trace: request.id };
    if (failure.code === 'internal') logger.error({ ...line, err: error }, 'call failed');
    else logger.info(line, 'call refused');
    if (failure.code === 'school_suspended' && isPage(request)) return sendSuspended(request, reply, failure, parts);
    return answer(failure, request, reply, sealing);
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.redirect(`/#${request.url}`) : answer(new Failure('no_such_call'), request, reply, sealing),
  );
}

/** A screen's URL typed without its #. The client also has its own "not found" page. */
const isPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && /^\/(?!api\/|files\/)[^.]*$/.test(url) && (headers.accept ?? '').includes('text/html');

/** No guide has this code, so its page says "not found". */
const noGuide = '/s/%3F';

/** A malformed URL reaches no route and no hook. Browsers are redirected to a page they can read. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isPage(request)) return void reply.redirect(request.url.startsWith('/s/') ? noGuide : '/');
  const failure = new Failure('unreadable');
  void reply
    .code(failure.http)
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(failed(failure, callerOf(request)));
}

async function answer(failure: Failure, request: FastifyRequest, reply: FastifyReply, sealing: Sealing) {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  const text = await sealFailure(request, failed(failure, callerOf(request)), failure.http, sealing);
  return reply.code(failure.http).type('application/json; charset=utf-8').send(text);
}
