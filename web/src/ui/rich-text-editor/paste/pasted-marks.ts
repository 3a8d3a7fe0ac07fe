import type { PastedStyle } from './pasted-style.ts';

/** Tags around a piece of text, from the outermost; the order is fixed, so that equal neighbours can be joined. */
const markTags = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;
type Mark = (typeof markTags)[number];
export type Marks = ReadonlySet<Mark>;

const tagMarks: Readonly<Record<string, Mark>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u', ins: 'u' },
  ...{ s: 's', strike: 's', del: 's', sub: 'sub', sup: 'sup' },
};

const isBold = (weight: string | undefined) => weight && /^(bold|bolder|[6-9]\d\d)$/.test(weight);
const isRegular = (weight: string | undefined) => weight && /^(normal|lighter|[1-4]\d\d)$/.test(weight);

/** The marks of an element's text, within those of its parent. */
export function marksWithin(parent: Marks, tag: string, style: PastedStyle): Marks {
  const marks = new Set(parent);
  const own = tagMarks[tag];
  if (own) marks.add(own);
  const weight = style.get('font-weight');
  if (isBold(weight)) marks.add('strong');
  if (isRegular(weight)) marks.delete('strong');
  if (/^(italic|oblique)/.test(style.get('font-style') ?? '')) marks.add('em');
  if (style.get('font-style') === 'normal') marks.delete('em');
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  if (line.includes('underline')) marks.add('u');
  if (line.includes('line-through')) marks.add('s');
  return marks;
}

export const markedText = (text: string, marks: Marks) =>
  markTags.reduceRight((inner, mark) => (marks.has(mark) ? `<${mark}>${inner}</${mark}>` : inner), text);

/** Text processors cut one run of bold text into many. */
export function joinMarks(html: string): string {
  const joined = html.replace(/<\/(strong|em|u|s|sub|sup)><\1>/g, '');
  return joined === html ? html : joinMarks(joined);
}
