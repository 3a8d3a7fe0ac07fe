import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { startFailure } from './start-failure.ts';

const failureOf = (work: Promise<unknown>) => work.then(() => 'it worked', startFailure);

test('a wrong variable is its own line, without a stack', () => {
  expect(startFailure(new ConfigError('PORT: must be a number'))).toBe('PORT: must be a number');
});

test('a port in use is named', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const { port } = first.address() as { port: number };
  const second = new Promise((_, reject) => createServer().once('error', reject).listen(port, '127.0.0.1'));
  expect(await failureOf(second)).toBe(`PORT: ${port} is in use on 127.0.0.1`);
  first.close();
});

test('anything else keeps its stack for whoever mends the program', () => {
  expect(startFailure(new Error('surprise'))).toContain('start-failure.test.ts');
});
