const address = /https?:\/\/[^\s，。；、）)》"']+/g;

export type LinkPart = { at: number; text: string; isLink: boolean };

/** A text cut into its web addresses and what stands between them. */
export function linkPartsOf(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  const add = (at: number, to: number, isLink: boolean) => {
    if (to > at) parts.push({ at, text: text.slice(at, to), isLink });
  };
  for (const { index, 0: link } of text.matchAll(address)) {
    add(end, index, false);
    end = index + link.length;
    add(index, end, true);
  }
  add(end, text.length, false);
  return parts;
}
