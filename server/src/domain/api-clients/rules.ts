import { timingSafeEqual } from 'node:crypto';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { type SignedParts, stringToSign } from '@yizhan/contract/open/signature.ts';
import ipaddr from 'ipaddr.js';
import { fail } from '../../common/fail.ts';
import { hmacSha256 } from '../../common/hmac.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { ApiClient } from './client.ts';

/** What HMAC secrets and the secrets of webhooks are sealed for. */
export const SECRET_PURPOSE = 'open-interface-secret';

/** An IPv4 address in IPv6 notation counts as itself. */
const parseAddress = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined);

const isWithin = (address: ipaddr.IPv4 | ipaddr.IPv6, network: string) => {
  const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), undefined];
  if (base.kind() !== address.kind()) return false;
  return bits === undefined ? base.toString() === address.toString() : address.match([base, bits] as never);
};

/** Whether a client with this list may call from the address. */
export function isAllowedAddress(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const address = parseAddress(ip);
  return address !== undefined && networks.some((network) => isWithin(address, network));
}

/** Refuses a client that may not call at all, or not from there; each reason is told apart. */
export function assertUsable(client: ApiClient, ip: string, now: Date): void {
  if (client.isDisabled) fail('open_app_disabled');
  if (client.expiresAt && client.expiresAt <= now) fail('open_app_expired', { at: toWireTime(client.expiresAt) });
  if (!isAllowedAddress(ip, client.addresses)) fail('open_address', { ip });
}

/** Unix time in seconds, within the window. */
export function assertTimely(timestamp: string, now: Date): void {
  const seconds = /^\d{10}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const most = openLimits.signatureWindowSeconds;
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= most)) fail('open_time', { seconds: most, now: toWireTime(now) });
}

export const signatureOf = (secret: string, parts: SignedParts) =>
  hmacSha256(Buffer.from(secret))(stringToSign(parts)).toString('hex');

/** With any of the secrets: two are valid while they rotate. */
export function isSignedBy(secrets: readonly string[], parts: SignedParts, signature: string): boolean {
  const given = Buffer.from(signature.toLowerCase());
  return secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, parts));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHANGHAI_MS = 8 * 60 * MINUTE_MS;

/** The minute and the day in Asia/Shanghai that a call counts for. */
export const usageSpans = (now: Date) => ({
  minute: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS),
  day: new Date(Math.floor((now.getTime() + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS),
});
