import { hasPlainHost } from '@yizhan/contract/plain-host.ts';
import { alignClasses, alignedTags, readSpan, readTextAlign, richTextTags } from '@yizhan/contract/rich-text.ts';
import { isBoundedHtml } from '@yizhan/contract/rich-text-bounds.ts';
import sanitize from 'sanitize-html';

const length = [/^\d+(\.\d+)?(px|em|rem|%)$/];

const asBrowsersRead = (address: string) => address.replace(/[\s\p{Cc}]/gu, '').replaceAll('\\', '/');

/** A cell that reaches over thousands of others would take the reader's browser with it. */
const cell: sanitize.Transformer = (tagName, { colspan, rowspan, ...attribs }) => {
  const [columns, rows] = [readSpan(colspan), readSpan(rowspan)];
  const spans: sanitize.Attributes = {};
  if (columns) spans.colspan = String(columns);
  if (rows) spans.rowspan = String(rows);
  return { tagName, attribs: { ...attribs, ...spans } };
};

/** One way to say the alignment, whatever wrote the text. */
const aligned: sanitize.Transformer = (tagName, { class: names, ...attribs }) => {
  const align = readTextAlign({ ...attribs, class: names });
  return { tagName, attribs: align ? { ...attribs, class: alignClasses[align] } : attribs };
};

const options: sanitize.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
    '*': ['style'],
  },
  allowedClasses: Object.fromEntries(alignedTags.map((tag) => [tag, Object.values(alignClasses)])),
  allowedStyles: {
    '*': {
      'line-height': [/^\d+(\.\d+)?(px|em|%)?$/],
      'text-indent': length,
      'padding-left': length,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from our own files; a foreign one would reveal the reader to its server.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    td: cell,
    th: cell,
    '*': aligned,
    a: (tagName, attribs) => {
      const { href = '', ...rest } = attribs;
      const safe = hasPlainHost(asBrowsersRead(href)) ? attribs : rest;
      return { tagName, attribs: { ...safe, target: '_blank', rel: 'noopener noreferrer' } };
    },
  },
};

const ownFile = /^\/files\/([1-9]\d{0,17})(?:\?|$)/;

export type CleanText = { html: string /** The uploaded files it shows. */; pictures: string[] };

/**
 * Calls refuse what is not bounded. Texts that came another way (imports, rows of an older release) lose their tags
 * before a parser sees them.
 */
const bounded = (html: string) => (isBoundedHtml(html) ? html : html.replace(/<[^<>]*>?/g, ' '));

/** Sanitised HTML from an editor: nothing that could run, load or cover the page, and of pictures only uploaded ones. */
export function cleanHtml(html: string): CleanText {
  const pictures = new Set<string>();
  const picture: sanitize.Transformer = (tagName, { src = '', ...attribs }) => {
    const id = ownFile.exec(src)?.[1];
    if (!id) return { tagName, attribs };
    pictures.add(id);
    return { tagName, attribs: { ...attribs, src: `/files/${id}`, loading: 'lazy' } };
  };
  const clean = sanitize(bounded(html), {
    ...options,
    transformTags: { ...options.transformTags, img: picture },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  return { html: clean, pictures: [...pictures] };
}

/** The uploaded files that sanitised HTML shows. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img [^>]*?src="\/files\/(\d+)"/g)].flatMap(([, id]) => id ?? [])),
];

/** Sanitised HTML with other addresses for its pictures. */
export const withPictureAddresses = (html: string, addressOf: (id: string) => string) =>
  html.replace(/(<img [^>]*?src=")\/files\/(\d+)(?=")/g, (_, before: string, id: string) => before + addressOf(id));

const words = { allowedTags: [], allowedAttributes: {} };

/** The plain text, for code that reads or searches it. */
export const toPlainText = (html: string) => sanitize(bounded(html).replaceAll('<', ' <'), words);

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The cells of a row stay on one line. */
const cellEnd = /(<\/p>\s*)?<\/t[dh]>/gi;

/** Lines of plain text, for pages without foreign markup. */
export const toLines = (html: string): string[] =>
  sanitize(
    bounded(html)
      .replace(cellEnd, ' ')
      .replace(/<br\s*\/?>|<\/(p|div|li|tr|h[1-6])>/gi, '\n'),
    words,
  )
    .replace(/&(amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
