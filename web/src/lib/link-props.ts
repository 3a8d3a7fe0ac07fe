export type LinkProps = { href: string; target?: '_blank'; rel?: string };

/** Link attributes for an address from the server: portal pages open in this tab, anything else in a new one. */
export function toLinkProps(address: string): LinkProps {
  if (address.startsWith('/')) return { href: `#${address}` };
  if (address.startsWith('#')) return { href: address };
  return { href: address, target: '_blank', rel: 'noopener noreferrer' };
}
