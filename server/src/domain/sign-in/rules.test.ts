import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { type Attempts, decideAttempt, networkOf } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const none: Attempts = { ofAccount: 0, here: 0, lastHere: null, ofAddress: 0 };
const {
  failuresBeforeCaptcha: signInFailuresBeforeCaptcha,
  failuresBeforePause: signInFailuresBeforePause,
  pauseMinutes: signInPauseMinutes,
  failuresPerAddress: signInFailuresOfAddress,
} = signInLimits;

test('DR-3 a few wrong passwords ask for the picture', () => {
  expect(decideAttempt({ ...none, ofAccount: signInFailuresBeforeCaptcha - 1 }, now)).toEqual({ is: 'free' });
  expect(decideAttempt({ ...none, ofAccount: signInFailuresBeforeCaptcha }, now)).toEqual({ is: 'captcha' });
});

test('DR-3 many failures of an address ask everybody there for the picture and pause nobody', () => {
  expect(decideAttempt({ ...none, ofAddress: signInFailuresOfAddress - 1 }, now)).toEqual({ is: 'free' });
  expect(decideAttempt({ ...none, ofAddress: signInFailuresOfAddress }, now)).toEqual({ is: 'captcha' });
});

test('DR-3 an account pauses for the address that keeps failing, and the pause ends by itself', () => {
  const many = { ...none, ofAccount: signInFailuresBeforePause, here: signInFailuresBeforePause };
  expect(decideAttempt({ ...many, lastHere: before(60) }, now)).toEqual({
    is: 'paused',
    minutes: signInPauseMinutes - 1,
  });
  expect(decideAttempt({ ...many, lastHere: before(signInPauseMinutes * 60) }, now)).toEqual({ is: 'captcha' });
  expect(decideAttempt({ ...many, here: 0 }, now)).toEqual({ is: 'captcha' });
});

test('one IPv6 household counts as one address', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::9'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('::ffff:10.0.0.7')).toBe('10.0.0.7');
  expect(networkOf('10.0.0.7')).toBe('10.0.0.7');
  expect(networkOf('unknown')).toBe('unknown');
});
