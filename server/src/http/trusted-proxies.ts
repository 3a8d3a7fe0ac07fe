import { type BlockList, isIP } from 'node:net';
import * as serverLimits from '@yizhan/contract/limits/server.ts';

/** Whether this address is a trusted proxy. Cached, because a lookup costs more than the rest of a short response. */
export function trustedProxyTest(proxies: BlockList): (address: string) => boolean {
  const known = new Map<string, boolean>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const family = isIP(address);
    const trusted = family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
    if (known.size >= serverLimits.proxyCacheSize) known.clear();
    known.set(address, trusted);
    return trusted;
  };
}
