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
  ['OAUTH_RESPONSE_IS_NOT_JSON', 'notOne'],
  ['OAUTH_TIMEOUT', 'slow'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'noHttps'],
  ['EPROTO', 'noHttps'],
  ['HPE_INVALID_CONSTANT', 'notOne'],
  ['bad port', 'badPort'],
  ['something nobody foresaw', 'unreachable'],
] as const)('the test button has words for %s', (why, words) => {
  expect(reasonFor(why)).toBe(words);
});
