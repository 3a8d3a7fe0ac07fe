import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../common/fail.ts';
import { dispositionOf } from '../common/files/file-kinds.ts';
import type { FileRow } from '../common/files/file-queries.ts';
import type { Parts } from '../parts.ts';
import { disposition } from './disposition.ts';
import { partOf } from './range.ts';

const YEAR = 365 * 24 * 3600;

type ReadFile = Parts['files']['read'];
type Ask = FastifyRequest<{ Params: { id: string }; Querystring: { s?: unknown; save?: unknown } }>;

/** Images and downloads cannot send a header, so the URL itself says for whom it is: see common/files.ts. */
export function serveFiles(app: FastifyInstance, { files, tenants, logger }: Parts) {
  const read: ReadFile = async (file, part) => {
    const stream = await files.read(file, part);
    // The headers are already sent, so nothing else would report the error.
    return stream.on('error', (err) => logger.error({ err, file: file.id }, 'a file broke off while it was sent'));
  };
  app.get('/files/:id', { compress: false }, async (request: Ask, reply) => {
    const { id } = request.params;
    const { s } = request.query;
    if (!/^[1-9]\d{0,17}$/.test(id) || (s !== undefined && typeof s !== 'string')) fail('no_such_call');
    const host = await tenants.byHost(request.hostname);
    const file = (await files.atLink(id, s, host.id)) ?? fail('no_such_call');
    return sendFile(request, reply, file, read);
  });
}

async function sendFile(request: Ask, reply: FastifyReply, file: FileRow, read: ReadFile) {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  reply.headers({ ...headersOf(file, request.query.save !== undefined), etag, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = partOf(request.headers, etag, file.size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  reply.type(file.mime.startsWith('text/') ? `${file.mime}; charset=utf-8` : file.mime);
  if (!range) return reply.header('content-length', file.size).send(await read(file));
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${file.size}`, 'content-length': end - start + 1 })
    .send(await read(file, range));
}

/** `save`: the browser saves even what it could show. */
function headersOf(file: FileRow, save: boolean) {
  return {
    'content-disposition': disposition(save ? 'attachment' : dispositionOf(file.mime), file.name),
    // Whatever a file contains, it runs nothing and belongs to no origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Restricted files are revalidated on every request, so that the access rule is checked again.
    'cache-control': file.audience === 'public' ? `public, max-age=${YEAR}, immutable` : 'private, no-cache',
  };
}
