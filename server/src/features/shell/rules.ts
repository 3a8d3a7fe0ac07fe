import type { TopMenuItem } from '@yizhan/contract/entities/shell.ts';

export type NavItem = {
  id: string;
  name: string;
  icon: string;
  kind: 'page' | 'link' | 'frame';
  path: string | null;
  url: string | null;
  frameId: string | null;
};

/** Where an item leads; one whose address nobody should open is left out. */
export function topMenuItem({ id, name, icon, kind, path, url, frameId }: NavItem): TopMenuItem[] {
  const item = (target: TopMenuItem['target']) => [{ id, name, icon, target }];
  switch (kind) {
    case 'page':
      return path && isOwnPath(path) ? item({ kind, path }) : [];
    case 'link':
      return url && (isOwnPath(url) || webAddress(url)) ? item({ kind, url }) : [];
    case 'frame':
      return frameId ? item({ kind, frameId }) : [];
  }
}

/** An absolute path of our own origin. Browsers read `//x` and `/\x` as another host. */
const isOwnPath = (address: string) => /^\/(?![/\\])[^\\\s]*$/.test(address);

const webAddress = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
};

/** A host of the allow-list as CSP reads it: `*.x.cn` means those below x.cn, a port counts when it is not the usual. */
const matches = (entry: string, host: string) =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1).toLowerCase()) : host === entry.toLowerCase();

/** Whether an address may stand inside the portal; one that is no web address is not even handed out. */
export function judgeAddress(address: string, frameHosts: readonly string[]): { url: string; allowed: boolean } {
  if (isOwnPath(address)) return { url: address, allowed: true };
  const url = webAddress(address);
  if (!url) return { url: '', allowed: false };
  return { url: url.href, allowed: frameHosts.some((entry) => matches(entry, url.host)) };
}
