import * as fieldLimits from './limits/fields.ts';

/** The tags of rich text. The server removes all others; what is pasted into the editor is reduced to them. */
export const richTextTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img', 'figure'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'div'],
  ...['figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
] as const;

type RichTextTag = (typeof richTextTags)[number];

/** How text can be aligned; text that is aligned to the left says nothing. */
const textAligns = ['center', 'right', 'justify'] as const;
export type TextAlign = (typeof textAligns)[number];

/** Alignment is a class, never a style: a page refuses inline styles, and Word reads no other attributes. */
export const alignClasses = {
  center: 'align-center',
  right: 'align-right',
  justify: 'align-justify',
} as const satisfies Record<TextAlign, string>;

/** The tags that can be aligned. */
export const alignedTags = ['p', 'h2', 'h3', 'h4', 'div', 'th', 'td'] as const satisfies readonly RichTextTag[];

type RichTextMarks = {
  class?: string | null | undefined;
  style?: string | null | undefined;
  align?: string | null | undefined;
};

/** The alignment that an element's class, style or `align` states, in this order. */
export function readTextAlign({ class: names, style, align }: RichTextMarks): TextAlign | undefined {
  const own = names?.split(/\s+/) ?? [];
  const styled = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style ?? '')?.[1];
  const stated = (styled ?? align ?? '').toLowerCase();
  return (
    textAligns.find((one) => own.includes(alignClasses[one])) ??
    textAligns.find((one) => one === (stated === 'end' ? 'right' : stated))
  );
}

/** Over how many columns or rows a cell reaches; undefined for one alone, and for more than a table has. */
export function readSpan(written: string | null | undefined): number | undefined {
  const cells = /^\s*\d{1,4}\s*$/.test(written ?? '') ? Number(written) : 1;
  return cells > 1 && cells <= fieldLimits.tableSpan ? cells : undefined;
}
