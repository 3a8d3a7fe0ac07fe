import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Receiver } from 'ws';
import { Outbox } from './outbox.ts';

/** What a client reads from what was written. */
function read(buffers: readonly Buffer[]): string[] {
  const heard: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer) => heard.push(data.toString()));
  for (const buffer of buffers) receiver.write(buffer);
  return heard;
}

function aConnection() {
  const stream = new PassThrough();
  const written: Buffer[] = [];
  stream.on('data', (data: Buffer) => written.push(data));
  return { outbox: new Outbox(stream), written };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('the frames of a tick reach the client in one write, whole and in order, whatever their length', async () => {
  const { outbox, written } = aConnection();
  const texts = [
    '',
    '短',
    'a'.repeat(125),
    'b'.repeat(126),
    '长'.repeat(30_000),
    'c'.repeat(65_535),
    'd'.repeat(65_536),
  ];
  for (const text of texts) outbox.add(text);
  await nextTurn();
  expect(written).toHaveLength(1);
  expect(read(written)).toEqual(texts);
});

test('what must leave at once leaves before the tick ends, and once', async () => {
  const { outbox, written } = aConnection();
  outbox.add('first');
  outbox.flush();
  outbox.add('second');
  await nextTurn();
  expect(read(written)).toEqual(['first', 'second']);
});
