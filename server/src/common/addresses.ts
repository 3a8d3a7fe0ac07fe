/** An absolute path of our own origin. Browsers read `//x` and `/\x` as another host. */
export const isOwnPath = (address: string) => /^\/(?![/\\])[^\\\s]*$/.test(address);

export const parseWebAddress = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
};

/** An address people may be sent to: a page of the portal or a web address; anything else leads nowhere. */
export function toOpenableAddress(address: string): string | null {
  const path = address.startsWith('#') ? address.slice(1) : address;
  return isOwnPath(path) || parseWebAddress(address) ? address : null;
}

/** A link in the answer of another site: a page of the portal only by `#/…`, anything else as that site means it. */
export function toForeignLink(link: string, site: string): string {
  if (link === '') return '';
  if (link.startsWith('#')) return toOpenableAddress(link) ?? '';
  const base = site.replace(/\$\{\w+\}/g, '');
  return URL.canParse(link, base) ? (toOpenableAddress(new URL(link, base).href) ?? '') : '';
}
