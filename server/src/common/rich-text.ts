import { hasPlainHost } from '@yizhan/contract/entities/common.ts';
import sanitize from 'sanitize-html';

const length = [/^\d+(\.\d+)?(px|em|rem|%)$/];

const asBrowsersRead = (address: string) => address.replace(/[\s\p{Cc}]/gu, '').replaceAll('\\', '/');

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
  transformTags: {
    a: (tagName, attribs) => {
      const { href = '', ...rest } = attribs;
      const kept = hasPlainHost(asBrowsersRead(href)) ? attribs : rest;
      return { tagName, attribs: { ...kept, target: '_blank', rel: 'noopener noreferrer' } };
    },
  },
};

/** Sanitized HTML from an editor: nothing that could run, load or cover the page. */
export const cleanRichText = (html: string) => sanitize(html, options);

const ownFile = /^\/files\/([1-9]\d{0,17})(?:\?|$)/;
const plainAddress = (id: string) => `/files/${id}`;

/** The same, keeping only uploaded pictures, each with the address it is given; also returns which those are. */
export function cleanWithPictures(html: string, addressOf = plainAddress): { html: string; pictures: string[] } {
  const pictures = new Set<string>();
  const picture: sanitize.Transformer = (tagName, { src = '', ...attribs }) => {
    const id = ownFile.exec(src)?.[1];
    if (!id) return { tagName, attribs };
    pictures.add(id);
    return { tagName, attribs: { ...attribs, src: addressOf(id), loading: 'lazy' } };
  };
  const clean = sanitize(html, {
    ...options,
    transformTags: { ...options.transformTags, img: picture },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  return { html: clean, pictures: [...pictures] };
}

/** The plain text, for code that reads or searches it. */
export const toPlainText = (html: string) =>
  sanitize(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
