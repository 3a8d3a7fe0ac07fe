import { isOwnPath, parseWebAddress } from '../../common/addresses.ts';

/** Matches a host like a CSP source: `*.x.cn` means subdomains of x.cn, and a non-default port must match. */
const matches = (entry: string, host: string) =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1).toLowerCase()) : host === entry.toLowerCase();

/** Whether a URL may be embedded in the portal. Anything that is not a web URL is not even returned. */
export function decideFrameAddress(address: string, frameHosts: readonly string[]): { url: string; allowed: boolean } {
  if (isOwnPath(address)) return { url: address, allowed: true };
  const url = parseWebAddress(address);
  if (!url) return { url: '', allowed: false };
  return { url: url.href, allowed: frameHosts.some((entry) => matches(entry, url.host)) };
}
