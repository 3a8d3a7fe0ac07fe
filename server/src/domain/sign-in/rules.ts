import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import ipaddr from 'ipaddr.js';

/** Earlier attempts from the log; only failures since the last success count. */
export type Attempts = {
  /** On the account, from anywhere. */
  ofAccount: number;
  lastOfAccount: Date | null;
  /** On the account, from this address. */
  here: number;
  lastHere: Date | null;
  /** From this address, on any account, within the length of the pause. */
  ofAddress: number;
};

export type AttemptDecision =
  | { is: 'paused'; minutes: number }
  | { is: 'delayed'; seconds: number }
  | { is: 'captcha' }
  | { is: 'free' };

type From = { /** A browser in which this person signed in before. */ isKnownDevice: boolean };

/**
 * An account is paused for one address only and otherwise delayed by seconds, neither of them in a browser it knows, so
 * that nobody can lock somebody else out; an address is never paused, since a whole campus may be behind it.
 */
export function decideAttempt(attempts: Attempts, { isKnownDevice }: From, now: Date): AttemptDecision {
  const { ofAccount, lastOfAccount, here, lastHere, ofAddress } = attempts;
  if (!isKnownDevice && here >= signInLimits.failuresBeforePause && lastHere) {
    const left = lastHere.getTime() + signInLimits.pauseMinutes * 60_000 - now.getTime();
    if (left > 0) return { is: 'paused', minutes: Math.ceil(left / 60_000) };
  }
  if (!isKnownDevice && lastOfAccount) {
    const left = lastOfAccount.getTime() + delayAfter(ofAccount) * 1000 - now.getTime();
    if (left > 0) return { is: 'delayed', seconds: Math.ceil(left / 1000) };
  }
  return needsCaptcha(ofAccount) || ofAddress >= signInLimits.failuresPerAddress ? { is: 'captcha' } : { is: 'free' };
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
