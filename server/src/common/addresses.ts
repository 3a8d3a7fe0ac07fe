/** An absolute path on our own origin. Browsers treat `//x` and `/\x` as another host. */
export const isOwnPath = (address: string) => /^\/(?![/\\])[^\\\s]*$/.test(address);

export const parseWebAddress = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
};

/** An address users may be sent to: a portal page or a web address. Anything else is dropped. */
export function toOpenableAddress(address: string): string | null {
  const path = address.startsWith('#') ? address.slice(1) : address;
  return isOwnPath(path) || parseWebAddress(address) ? address : null;
}

/** A link from another site's response: only `#/…` is a portal page; anything else is resolved against that site. */
export function toForeignLink(link: string, site: string): string {
  if (link === '') return '';
  if (link.startsWith('#')) return toOpenableAddress(link) ?? '';
  const base = site.replace(/\$\{\w+\}/g, '');
  return URL.canParse(link, base) ? (toOpenableAddress(new URL(link, base).href) ?? '') : '';
}
