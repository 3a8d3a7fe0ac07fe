import { isOwnPath, parseWebAddress } from '../../common/addresses.ts';

/** A host of the allow-list as CSP reads it: `*.x.cn` means those below x.cn, a port counts when it is not the usual. */
const matches = (entry: string, host: string) =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1).toLowerCase()) : host === entry.toLowerCase();

/** Whether an address may stand inside the portal; one that is no web address is not even handed out. */
export function decideFrameAddress(address: string, frameHosts: readonly string[]): { url: string; allowed: boolean } {
  if (isOwnPath(address)) return { url: address, allowed: true };
  const url = parseWebAddress(address);
  if (!url) return { url: '', allowed: false };
  return { url: url.href, allowed: frameHosts.some((entry) => matches(entry, url.host)) };
}
