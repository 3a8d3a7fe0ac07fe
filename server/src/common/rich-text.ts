import { isBoundedHtml } from '@yizhan/contract/rich-text-bounds.ts';
import sanitize from 'sanitize-html';

const length = [/^\d+(\.\d+)?(px|em|rem|%)$/];

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img', 'figure'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'div'],
    ...['figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(left|center|right|justify)$/],
      'line-height': [/^\d+(\.\d+)?(px|em|%)?$/],
      'text-indent': length,
      'padding-left': length,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from our own files; a foreign one would reveal the reader to its server.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
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

/** Lines of plain text, for pages without foreign markup. */
export const toLines = (html: string): string[] =>
  sanitize(bounded(html).replace(/<br\s*\/?>|<\/(p|div|li|tr|h[1-6])>/gi, '\n'), words)
    .replace(/&(amp|lt|gt|quot);/g, (entity) => named[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
