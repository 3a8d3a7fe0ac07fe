import { expect, test } from 'vitest';
import { reasonFor } from './reasons.ts';

test.each([
  ['ENOTFOUND', 'noHost'],
  ['ECONNREFUSED', 'closed'],
  ['timeout', 'slow'],
  ['UND_ERR_CONNECT_TIMEOUT', 'slow'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['HTTP 404', 'notOne'],
  ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'notOne'],
  ['bad port', 'unreachable'],
] as const)('the test button has words for %s', (why, words) => {
  expect(reasonFor(why)).toBe(words);
});
