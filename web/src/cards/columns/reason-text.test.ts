import { expect, test } from 'vitest';
import { toReasonText } from './reason-text.ts';

test.each([
  'HTTP 404',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'neither RSS nor Atom',
  'no answer',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_SOCKET',
  'left alone',
  'something nobody foresaw',
  'more than 1000000 bytes',
])('why an address gave nothing (%s) is told in Chinese', (reason) => {
  expect(toReasonText(reason)).toMatch(/[\u4e00-\u9fff]/);
  expect(toReasonText(reason)).not.toMatch(/ERR|UND_|HTTP \d|foresaw|TIMED|REACH|alone/);
});

test('the number a server answered with is told', () => {
  expect(toReasonText('HTTP 503')).toContain('503');
});
