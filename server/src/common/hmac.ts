import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/**
 * Buffer in which most texts are assembled. It is allocated separately and reused: data derived from a key must not lie
 * in Node's shared buffer pool, and allocating memory for every text would cost more than hashing it.
 */
const desk = Buffer.alloc(BLOCK_BYTES + 8 * 1024);

/** HMAC-SHA-256 (RFC 2104) under a fixed key, as two hashes: a Node Hmac object costs more than both. */
export function hmacSha256(key: Buffer): (text: string) => Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  (key.length > BLOCK_BYTES ? hash('sha256', key, 'buffer') : key).copy(block);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);
  outer.set(block.map((byte) => byte ^ 0x5c));
  return (text) => {
    const length = BLOCK_BYTES + Buffer.byteLength(text);
    const target = length > desk.length ? Buffer.alloc(length) : desk.subarray(0, length);
    target.set(inner);
    target.write(text, BLOCK_BYTES);
    outer.set(hash('sha256', target, 'buffer'), BLOCK_BYTES);
    return hash('sha256', outer, 'buffer');
  };
}
