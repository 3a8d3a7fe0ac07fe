import { randomBytes } from 'node:crypto';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { expect, test } from 'vitest';
import { runTask } from '../heavy-work.ts';
import { openSm4, sealSm4 } from './sm4.ts';

const channel = { key: randomBytes(16), iv: randomBytes(12), id: 'request-1' };

test('CL-4 what was sealed opens for the same id alone, and not when a byte was changed', () => {
  const bytes = sealSm4({ ...channel, text: '成绩单' });
  expect(openSm4({ ...channel, bytes })).toBe('成绩单');
  expect(openSm4({ ...channel, id: 'request-2', bytes })).toBeUndefined();
  expect(openSm4({ ...channel, bytes: Buffer.from(bytes).fill(1, 0, 1) })).toBeUndefined();
});

test('DR-6 a long content is sealed and opened in a thread of its own, with the same bytes', async () => {
  const text = '成'.repeat(serverLimits.inlineTextLength);
  const bytes = await runTask('sealSm4', { ...channel, text });
  expect(Buffer.from(bytes).equals(sealSm4({ ...channel, text }))).toBe(true);
  expect(await runTask('openSm4', { ...channel, bytes })).toBe(text);
});
