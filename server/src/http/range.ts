import type { IncomingHttpHeaders } from 'node:http';
import type { Part } from '../outside/storage.ts';

/** The range of a file that a request asks for: at most one, and only if its If-Range matches the version. */
export function partOf(headers: IncomingHttpHeaders, etag: string, size: number): Part | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const known = headers['if-range'];
  if (known !== undefined && known !== etag) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
