import * as serverLimits from '@yizhan/contract/limits/server.ts';
import type { Route } from '@yizhan/contract/route.ts';
import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Failure } from '../common/fail.ts';
import type { Parts } from '../parts.ts';
import { personOf } from './access.ts';

/** Route options that read a large body only for a session. Others are refused before their bytes are read. */
export function bodySizeOf(route: Route, parts: Parts) {
  if (route.access === 'nobody') return { bodyLimit: serverLimits.maxVisitorBodyBytes };
  const onRequest = (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) => {
    if (!isLarge(request)) return done();
    Promise.resolve(personOf(request, parts)).then(
      (person) => done(person ? undefined : new Failure('unauthorized')),
      (error: Error) => done(error),
    );
  };
  return { onRequest };
}

/** A body of unknown size counts as large. */
const isLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > serverLimits.maxVisitorBodyBytes;
