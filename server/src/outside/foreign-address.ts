import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that must not be asked: it stands within the walls, or is no address of the web at all. */
export class AddressRefused extends Error {}

const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Anybody's address: not of this machine, of an inner network, of a cloud's own services, of nobody. */
export function isOutward(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalIPv6);
}

/** Names are resolved here and nowhere else: what was looked at is what is connected to. */
export const outwardLookup: LookupFunction = (hostname, options, answer) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isOutward(address)))
      return answer(new AddressRefused('inward address'), '');
    if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

/** Systems of the school stand on inner addresses: those that the installation names may be asked. */
export function isNamed({ hostname, port, protocol }: URL, inwardHosts: readonly string[]): boolean {
  const at = port || (protocol === 'https:' ? '443' : '80');
  return inwardHosts.includes(hostname) || inwardHosts.includes(`${hostname}:${at}`);
}

/** The address as the web reads it; numbers in disguise (`0x7f.1`) come out plain. */
export function checkedUrl(address: string, inwardHosts: readonly string[]): { url: URL; named: boolean } {
  if (!URL.canParse(address)) throw new AddressRefused('no address');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new AddressRefused('no web address');
  const named = isNamed(url, inwardHosts);
  // A number is never looked up, so it is looked at here.
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!named && ipaddr.isValid(literal) && !isOutward(literal)) throw new AddressRefused('inward address');
  return { url, named };
}
