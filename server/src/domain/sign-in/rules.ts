import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import ipaddr from 'ipaddr.js';

/** What the log knows about earlier attempts; only failures since the last success count. */
export type Attempts = {
  /** Of the account, from anywhere. */
  ofAccount: number;
  /** Of the account, from this address. */
  here: number;
  lastHere: Date | null;
  /** From this address, whatever the account, within the pause's length. */
  ofAddress: number;
};

export type AttemptDecision = { is: 'paused'; minutes: number } | { is: 'captcha' } | { is: 'free' };

/**
 * An account is paused for one address only, so that nobody can lock somebody else out from afar;
 * an address is never paused, since a whole campus may stand behind it.
 */
export function decideAttempt({ ofAccount, here, lastHere, ofAddress }: Attempts, now: Date): AttemptDecision {
  if (here >= signInLimits.failuresBeforePause && lastHere) {
    const left = lastHere.getTime() + signInLimits.pauseMinutes * 60_000 - now.getTime();
    if (left > 0) return { is: 'paused', minutes: Math.ceil(left / 60_000) };
  }
  return needsCaptcha(ofAccount) || ofAddress >= signInLimits.failuresPerAddress ? { is: 'captcha' } : { is: 'free' };
}

export const needsCaptcha = (failures: number) => failures >= signInLimits.failuresBeforeCaptcha;

/** Whose failures are counted together: an IPv4 address, or the /64 a single IPv6 household has. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
