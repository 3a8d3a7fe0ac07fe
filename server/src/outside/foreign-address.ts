import { lookup as resolve } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A forbidden address: internal, or not a web address at all. */
export class AddressRefused extends Error {}

const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A public address: not this machine, an internal network, a cloud metadata service or a reserved range. */
export function isOutward(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalIPv6);
}

/** Names are resolved only here, so that the address checked is the address connected to. */
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

/** The school's own systems have internal addresses: those listed in the configuration are allowed. */
export function isNamed({ hostname, port }: Place, inwardHosts: readonly string[]): boolean {
  const name = hostname.toLowerCase();
  return inwardHosts.includes(name) || inwardHosts.includes(`${name}:${port}`);
}

type Place = { hostname: string; port: string | number };

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');

/** The public address of a host name; refused if any of its addresses is inward. */
export async function outwardAddress(host: string): Promise<string> {
  const found = await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isOutward(address))) throw new AddressRefused('inward address');
  return first.address;
}

/** The address as URL normalizes it; obfuscated numbers (`0x7f.1`) become plain. */
export function checkedUrl(address: string, inwardHosts: readonly string[]): { url: URL; named: boolean } {
  if (!URL.canParse(address)) throw new AddressRefused('no address');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new AddressRefused('no web address');
  const named = isNamed({ hostname: url.hostname, port: portOf(url) }, inwardHosts);
  // An IP literal is never looked up, so it is checked here.
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!named && ipaddr.isValid(literal) && !isOutward(literal)) throw new AddressRefused('inward address');
  return { url, named };
}
