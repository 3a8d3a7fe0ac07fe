import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { type Attempts, decideAttempt, delayAfter, networkOf, pauseAfter } from './rules.ts';

const now = new Date('2026-03-02T08:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const anywhere = { isKnownDevice: false };
const none: Attempts = { ofAccount: 0, lastOfAccount: null, here: 0, lastHere: null, ofAddress: 0 };
const {
  failuresBeforeCaptcha: signInFailuresBeforeCaptcha,
  failuresBeforePause: signInFailuresBeforePause,
  pauseMinutes: signInPauseMinutes,
  failuresPerAddress: signInFailuresOfAddress,
} = signInLimits;

test('DR-3 a few wrong passwords ask for the picture', () => {
  expect(decideAttempt({ ...none, ofAccount: signInFailuresBeforeCaptcha - 1 }, anywhere, now)).toEqual({ is: 'free' });
  expect(decideAttempt({ ...none, ofAccount: signInFailuresBeforeCaptcha }, anywhere, now)).toEqual({ is: 'captcha' });
});

test('DR-3 many failures of an address ask everybody there for the picture and pause nobody', () => {
  expect(decideAttempt({ ...none, ofAddress: signInFailuresOfAddress - 1 }, anywhere, now)).toEqual({ is: 'free' });
  expect(decideAttempt({ ...none, ofAddress: signInFailuresOfAddress }, anywhere, now)).toEqual({ is: 'captcha' });
});

test('DR-3 passwords are never paused: a whole campus may be behind one address', () => {
  const many = { ...none, ofAccount: 1_000, lastOfAccount: before(60), here: 1_000, lastHere: before(60) };
  expect(decideAttempt(many, anywhere, now)).toEqual({ is: 'captcha' });
});

test('DR-3 codes pause for the address that keeps failing, and the pause ends by itself', () => {
  const here = signInFailuresBeforePause;
  expect(pauseAfter({ here, lastHere: before(60) }, now)).toBe(signInPauseMinutes - 1);
  expect(pauseAfter({ here, lastHere: before(signInPauseMinutes * 60) }, now)).toBe(0);
  expect(pauseAfter({ here: here - 1, lastHere: now }, now)).toBe(0);
});

test('DR-3 failures from anywhere delay the next attempt, longer each time and at most 30 s', () => {
  const failures = [0, signInLimits.failuresBeforeDelay - 1, signInLimits.failuresBeforeDelay, 6, 7, 8, 9, 10, 1_000];
  expect(failures.map(delayAfter)).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30]);
  const many = { ...none, ofAccount: 10 };
  expect(decideAttempt({ ...many, lastOfAccount: before(10) }, anywhere, now)).toEqual({ is: 'delayed', seconds: 20 });
  expect(decideAttempt({ ...many, lastOfAccount: before(30) }, anywhere, now)).toEqual({ is: 'captcha' });
});

test('DR-3 nothing that others do delays a device that signed in before', () => {
  const many = { ...none, ofAccount: 1_000, lastOfAccount: now, here: 1_000, lastHere: now };
  expect(decideAttempt(many, { isKnownDevice: true }, now)).toEqual({ is: 'captcha' });
});

test('one IPv6 household counts as one address', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::9'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('::ffff:10.0.0.7')).toBe('10.0.0.7');
  expect(networkOf('10.0.0.7')).toBe('10.0.0.7');
  expect(networkOf('unknown')).toBe('unknown');
});
