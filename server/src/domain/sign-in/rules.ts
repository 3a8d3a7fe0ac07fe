import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import ipaddr from 'ipaddr.js';

/** Earlier attempts from the log; only failures since the last success count. */
export type Attempts = {
  /** On the account, from anywhere. */
  ofAccount: number;
  lastOfAccount: Date | null;
  /** On the account, from this address, in the way of this attempt. */
  here: number;
  lastHere: Date | null;
  /** From this address, on any account, within the length of the pause. */
  ofAddress: number;
};

export type AttemptDecision = { is: 'delayed'; seconds: number } | { is: 'captcha' } | { is: 'free' };

type From = { /** A browser in which this person signed in before. */ isKnownDevice: boolean };

/**
 * Passwords: the account is delayed by seconds, not in a browser it knows, so that nobody can lock somebody else out. A
 * pause for an address would: a whole campus may be behind it.
 */
export function decideAttempt(attempts: Attempts, { isKnownDevice }: From, now: Date): AttemptDecision {
  const { ofAccount, lastOfAccount, ofAddress } = attempts;
  if (!isKnownDevice && lastOfAccount) {
    const left = lastOfAccount.getTime() + delayAfter(ofAccount) * 1000 - now.getTime();
    if (left > 0) return { is: 'delayed', seconds: Math.ceil(left / 1000) };
  }
  return needsCaptcha(ofAccount) || ofAddress >= signInLimits.failuresPerAddress ? { is: 'captcha' } : { is: 'free' };
}

/**
 * Codes of the second factor: minutes until the next one from this address. Only somebody who has the password, the phone
 * or the session gets that far.
 */
export function pauseAfter({ here, lastHere }: Pick<Attempts, 'here' | 'lastHere'>, now: Date): number {
  if (here < signInLimits.failuresBeforePause || !lastHere) return 0;
  const left = lastHere.getTime() + signInLimits.pauseMinutes * 60_000 - now.getTime();
  return Math.max(0, Math.ceil(left / 60_000));
}

/** Seconds between a failure on an account and the next attempt, from wherever it comes. */
export const delayAfter = (failures: number) =>
  failures < signInLimits.failuresBeforeDelay
    ? 0
    : Math.min(2 ** (failures - signInLimits.failuresBeforeDelay), signInLimits.maxDelaySeconds);

export const needsCaptcha = (failures: number) => failures >= signInLimits.failuresBeforeCaptcha;

/** The key by which failures are counted: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
