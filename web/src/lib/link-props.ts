export type LinkProps = { href: string; target?: '_blank'; rel?: string };

/** Where an address of the server leads: a page of the portal in this tab, anything else in a new one. */
export function toLinkProps(address: string): LinkProps {
  if (address.startsWith('/')) return { href: `#${address}` };
  if (address.startsWith('#')) return { href: address };
  return { href: address, target: '_blank', rel: 'noopener noreferrer' };
}
