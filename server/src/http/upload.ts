import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail } from '../common/fail.ts';

type Parts = AsyncIterator<Multipart>;

/** A multipart form: its fields (they precede the file) as text, the file as a stream for the handler. */
export async function uploadOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const parts = request.parts();
  const fields: Record<string, unknown> = {};
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done || !part) fail('file_empty');
    if (part.type === 'file') return { ...fields, file: { filename: part.filename, file: alone(part.file, parts) } };
    fields[part.fieldname] = part.value;
  }
}

/** The bytes of a file. A second file shows only after them; then the stream fails and the first must not be used. */
async function* alone(file: AsyncIterable<Uint8Array>, parts: Parts): AsyncGenerator<Uint8Array> {
  yield* file;
  while (!(await next(parts)).done);
}

/** The multipart parser stops at the second file (mount.ts). */
const next = (parts: Parts) =>
  parts.next().catch((error: { code?: string }) => {
    if (error.code === 'FST_FILES_LIMIT') fail('one_file_only');
    throw error;
  });
