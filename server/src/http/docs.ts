import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openapi } from '@yizhan/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';

/** The reader of the document sets styles of its own: it gets a policy of its own, for its pages alone. */
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

/** Made when somebody first asks: a start does not wait for it. */
const apiDocument = () => {
  document ??= openapi();
  return document;
};

export function serveApiDocument(app: FastifyInstance) {
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(apiDocument())),
  );
}

/** The same to read, at /api/docs. */
export async function serveApiReader(app: FastifyInstance) {
  // The reader wants a document when it is mounted: it is given an empty one, and the true one when it is opened.
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
