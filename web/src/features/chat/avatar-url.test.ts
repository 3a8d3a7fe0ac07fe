import { expect, test } from 'vitest';
import { avatarUrl } from './avatar-url.ts';

test('CH-14 the address of an avatar is time-stamped to the minute', () => {
  const at = (seconds: string) => avatarUrl('/files/7', new Date(`2026-11-18T09:30:${seconds}+08:00`));
  expect(at('05')).toBe('/files/7?t=202611180930');
  expect(at('59')).toBe(at('05'));
  expect(avatarUrl(null, new Date())).toBeUndefined();
});
