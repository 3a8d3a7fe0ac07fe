import type { CardContent } from '@yizhan/contract/entities/card.ts';

/** The origins of the micro front ends that people's pages load. */
export function microAppOrigins(cards: readonly { content: CardContent }[]): string[] {
  const addresses = cards.flatMap(({ content }) =>
    content.kind === 'frame' && content.config.frame.type === 'qiankun' ? [content.config.frame.url] : [],
  );
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
