import type { FastifyRequest } from 'fastify';
import { fail } from '../common/fail.ts';

/** A form with a file: its fields (they stand before the file) as text, the file as a stream for its handler. */
export async function uploadOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const part = await request.file();
  if (!part) fail('file_empty');
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(part.fields)) if (field && 'value' in field) fields[name] = field.value;
  return { ...fields, file: part };
}
