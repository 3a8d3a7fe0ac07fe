import { readStyle } from './pasted-style.ts';

/** The level of a heading as its program has it; undefined for any other element. */
function levelOf(element: Element): number | undefined {
  const tag = /^h([1-6])$/.exec(element.localName)?.[1];
  if (tag) return Number(tag);
  if (element.localName !== 'p') return undefined;
  if (/(^|\s)MsoTitle/.test(element.getAttribute('class') ?? '')) return 1;
  const outline = readStyle(element).get('mso-outline-level');
  return outline && /^[1-6]$/.test(outline) ? Number(outline) : undefined;
}

const tags = ['h2', 'h3', 'h4'] as const;

/** Tells the heading that an element becomes: the highest level of the pasted text is our highest. */
export function headingReader(body: Element): (element: Element) => (typeof tags)[number] | undefined {
  const levels = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, p')].flatMap((one) => levelOf(one) ?? []);
  const highest = Math.min(...levels);
  return (element) => {
    const level = levelOf(element);
    return level === undefined ? undefined : tags[Math.min(level - highest, tags.length - 1)];
  };
}
