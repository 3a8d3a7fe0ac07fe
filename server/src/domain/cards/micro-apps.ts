import type { CardContent } from '@yizhan/contract/entities/card.ts';
import { parseWebAddress } from '../../common/addresses.ts';
import { fail } from '../../common/fail.ts';

/** The micro front end of a card, if it has one: its script runs in the portal's pages. */
const microAppOf = ({ config }: Pick<CardContent, 'config'>) =>
  'frame' in config && config.frame.type === 'qiankun' ? config.frame : undefined;

/** Empty for an address that has none: no installation allows it. */
export const originOf = (address: string) => parseWebAddress(address)?.origin ?? '';

/** The origins of the micro front ends on users' pages that the installation allows. */
export function microAppOrigins(cards: readonly { content: CardContent }[], allowed: readonly string[]): string[] {
  const origins = cards.flatMap(({ content }) => originOf(microAppOf(content)?.url ?? ''));
  return [...new Set(origins)].filter((origin) => allowed.includes(origin));
}

export function assertMicroAppAllowed(card: Pick<CardContent, 'config'>, allowed: readonly string[]): void {
  const app = microAppOf(card);
  if (!app || allowed.includes(originOf(app.url))) return;
  fail('micro_app_origin', { origin: originOf(app.url) || app.url }, { field: 'config.frame.url' });
}
