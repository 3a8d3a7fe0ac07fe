import { toWireTime } from '../../lib/wire-time.ts';

/** CH-14: the address carries the minute, so that a new picture is seen within a minute and none is fetched twice. */
export function avatarUrl(address: string | null | undefined, now: Date): string | undefined {
  if (!address) return undefined;
  const minute = toWireTime(now).slice(0, 16).replace(/\D/g, '');
  return `${address}${address.includes('?') ? '&' : '?'}t=${minute}`;
}
