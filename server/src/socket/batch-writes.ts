import type { Duplex } from 'node:stream';

let corked: Duplex[] = [];

/**
 * Holds what is written to a connection until the current tick ends: the receipts and messages that one transaction
 * brings for a person then take one system call instead of one each.
 */
export function batchWrites(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  if (corked.length === 0) process.nextTick(uncorkAll);
  stream.cork();
  corked.push(stream);
}

function uncorkAll() {
  const streams = corked;
  corked = [];
  for (const stream of streams) stream.uncork();
}
