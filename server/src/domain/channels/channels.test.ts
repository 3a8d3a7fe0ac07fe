import { expect, test } from 'vitest';
import { toHandOver } from './mail.ts';
import { resultOf } from './rules.ts';
import { isAccepted } from './sms.ts';

const mailError = (message: string, rest: object) => Object.assign(new Error(message), rest);

test.each([
  [
    'refused connection',
    mailError('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET', command: 'CONN' }),
    'unreachable',
  ],
  ['no greeting', mailError('Greeting never received', { code: 'ETIMEDOUT', command: 'CONN' }), 'unreachable'],
  ['a wrong password', mailError('x', { responseCode: 535, response: '535 no', command: 'AUTH PLAIN' }), 'refused'],
  ['silence after the letter', mailError('Timeout', { code: 'ETIMEDOUT', command: 'CONN' }), 'unknown'],
  [
    'a connection cut',
    mailError('Connection closed unexpectedly', { code: 'ECONNECTION', command: 'CONN' }),
    'unknown',
  ],
])('NT-6 of a mail that ended with %s, it is known whether it may have arrived', (_, error, is) => {
  expect(toHandOver(error).is).toBe(is);
});

test('NT-6 a mailbox that does not exist is not tried again; a wrong password is', () => {
  const now = new Date();
  const rejected = toHandOver(mailError('x', { responseCode: 550, response: '550 no such user', command: 'RCPT TO' }));
  expect(resultOf(rejected, 1, now)).toEqual({ state: 'failed', error: '550 no such user' });
  const password = toHandOver(mailError('x', { responseCode: 535, response: '535 no', command: 'AUTH PLAIN' }));
  expect(resultOf(password, 1, now).state).toBe('waiting');
});

test.each([
  ['{"data":{"code":"OK"}}', 'data.code', 'OK', true],
  ['{"data":{"code":"isv.LIMIT"}}', 'data.code', 'OK', false],
  ['not json', 'data.code', 'OK', false],
  ['0,2026111812', '', '0,', true],
  ['anything', '', '', true],
])('NT-6 the answer %s with %s = %s tells success: %s', (answer, successPath, successValue, accepted) => {
  expect(isAccepted(answer, { successPath, successValue })).toBe(accepted);
});
