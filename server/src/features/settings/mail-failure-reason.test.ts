import { expect, test } from 'vitest';
import { mailFailureReason } from './mail-failure-reason.ts';

const mailError = (message: string, more: object) => Object.assign(new Error(message), more);

test.each([
  ['connect ECONNREFUSED 127.0.0.1:1', 'ESOCKET', '无法建立连接'],
  ['Connection closed unexpectedly', 'ECONNECTION', '无法建立连接'],
  ['getaddrinfo ENOTFOUND mail.invalid', 'EDNS', '找不到这个主机'],
  ['Greeting never received', 'ETIMEDOUT', '没有在规定时间内答复'],
  ['self-signed certificate', 'ESOCKET', '证书不受信任'],
  ['error:0A00010B:SSL routines:ssl3_get_record:wrong version number', 'ESOCKET', '请检查端口和加密方式'],
  ['Invalid greeting. response=HTTP/1.1 400 Bad', 'EPROTOCOL', '请检查端口和加密方式'],
])('a mail server out of reach is told in our words: %s', (message, code, words) => {
  const { code: failure, params } = mailFailureReason(mailError(message, { code }), 'zh-CN');
  expect(failure).toBe('mail_unreachable');
  expect(params.reason).toContain(words);
  expect(params.reason).not.toMatch(/[a-z]{3}/i);
});

test('a mail server that answered is quoted', () => {
  const refused = mailError('Invalid login: 535 Authentication failed', {
    code: 'EAUTH',
    responseCode: 535,
    response: '535 Authentication failed',
  });
  expect(mailFailureReason(refused, 'zh-CN')).toMatchObject({
    code: 'mail_failed',
    params: { reason: '535 Authentication failed' },
  });
});

test('what nobody foresaw is told as it is', () => {
  expect(mailFailureReason(new Error('Missing credentials'), 'zh-CN').params.reason).toBe(
    '无法访问（Missing credentials）',
  );
});
