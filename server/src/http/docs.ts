import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openapi } from '@yizhan/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';

/** Swagger UI sets inline styles, so its pages alone get their own policy. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ');

let document: Record<string, unknown> | undefined;

/** Generated on the first request, so that it does not delay the start. */
const apiDocument = () => {
  document ??= openapi();
  return document;
};

export function serveApiDocument(app: FastifyInstance) {
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(apiDocument())),
  );
}

/** The same document in Swagger UI, at /api/docs. */
export async function serveApiReader(app: FastifyInstance) {
  // The plugin needs a document when it is registered. It gets an empty one; the real one is supplied when opened.
  const placeholder = { openapi: '3.1.0', info: { title: 'Yizhan', version: '1' }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document: placeholder } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    transformSpecification: apiDocument,
    transformSpecificationClone: false,
    theme: { title: 'Yizhan API', css: [{ filename: 'reader.css', content: '#swagger-ui .topbar { display: none }' }] },
    uiConfig: { deepLinking: true, supportedSubmitMethods: [] },
  });
}
