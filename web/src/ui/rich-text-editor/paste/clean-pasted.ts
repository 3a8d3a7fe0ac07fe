import { alignClasses, readSpan, readTextAlign } from '@yizhan/contract/rich-text.ts';
import { filePath, parseFileId } from '../../../lib/file-link.ts';
import { headingReader } from './pasted-headings.ts';
import { joinMarks, type Marks, markedText, marksWithin } from './pasted-marks.ts';
import { isApart, isHidden, readClassStyles, type StyleOf, styleName, styleReader } from './pasted-style.ts';
import { makeLists } from './word-lists.ts';

type Reading = { styleOf: StyleOf; headingOf: ReturnType<typeof headingReader> };
/** Where a node stands: the marks around it, and whether they are those of a heading or a link. */
type Place = { marks: Marks; inHeading?: boolean; inLink?: boolean; inHead?: boolean };

/** Comments, also those that only Word reads, the tags it shows to the others, and style sheets. */
const withoutComments = (html: string) =>
  html
    .replace(/<style[^>]*>[\s\S]*?(?:<\/style>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<!\[[^\]]*\]>/g, '');

const sheetsIn = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, sheet = '']) => sheet.replace(/<!--|-->/g, ' '));

/** The page's policy refuses inline styles, also where they are only read, and reports each. */
const withReadableStyles = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${styleName}`));

/** Has no text, or none of the author's. Shapes and Office's own paragraphs carry a prefix. */
const dropped =
  /^(script|style|head|title|meta|link|xml|template|iframe|object|svg|math|button|select|textarea|[ov]:.*)$/;
const blocks = /^(div|section|article|main|header|footer|aside|nav|address|center|dl|dt|dd|figure|figcaption|form|p)$/;
const containers = 'p,div,ul,ol,table,blockquote,pre,h1,h2,h3,h4,h5,h6,section,article,hr,dl,figure';

/**
 * HTML from the clipboard, as Word, WPS, Excel or a web page writes it, reduced to what rich text allows: headings,
 * lists, tables, alignment, bold, italic, underline and links. Fonts, colours and comments are gone.
 */
export function cleanPasted(html: string): string {
  // Copied in an editor of ours.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(withReadableStyles(withoutComments(html)), 'text/html');
  const styleOf = styleReader(readClassStyles(sheetsIn(html).join('\n')));
  makeLists(body);
  const reading = { styleOf, headingOf: headingReader(body) };
  return joinMarks(writeChildren(body, { marks: new Set() }, reading)).trim();
}

const writeChildren = (parent: Node, place: Place, reading: Reading): string =>
  [...parent.childNodes].map((node) => writeNode(node, place, reading)).join('');

function writeNode(node: Node, place: Place, reading: Reading): string {
  if (node.nodeType === Node.TEXT_NODE) return writeText(node.textContent ?? '', place);
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  const style = reading.styleOf(element);
  if (dropped.test(element.localName) || isHidden(style) || isApart(style) || isComment(element)) return '';
  return writeElement(element, { ...place, marks: marksWithin(place.marks, element.localName, style) }, reading);
}

/** A comment's mark in the text, and what a reviewer took out. */
const isComment = (element: Element) =>
  /(^|\s)Mso(Comment|CommentReference|Ansicomment)/i.test(element.getAttribute('class') ?? '') ||
  /^#?_(msocom|msoanchor)/.test(element.getAttribute('href') ?? '') ||
  (element.localName === 'del' && element.hasAttribute('datetime'));

function writeText(text: string, { marks, inHeading, inLink }: Place): string {
  // Chinese has no spaces where a program broke its lines.
  const joined = text.replace(/(?<=\p{Script=Han})\s*\n\s*(?=\p{Script=Han})/gu, '');
  const words = escapeHtml(joined.replace(/[ \t\r\n\f\u00a0]+/g, ' '));
  if (words.trim() === '') return words;
  const shown = new Set(marks);
  if (inHeading) shown.delete('strong');
  if (inLink) shown.delete('u');
  return markedText(words, shown);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function writeElement(element: Element, place: Place, reading: Reading): string {
  const heading = reading.headingOf(element);
  if (heading)
    return writeBlock(element, heading, writeChildren(element, { ...place, inHeading: true }, reading), reading);
  switch (element.localName) {
    case 'br':
      return reading.styleOf(element).has('page-break-before') ? '' : '<br>';
    case 'hr':
      return '<hr>';
    case 'img':
      return writePicture(element);
    case 'a':
      return writeLink(element, place, reading);
    case 'ul':
    case 'ol':
      return writeList(element, place, reading);
    case 'table':
      return writeTable(element, place, reading);
    case 'blockquote':
      return filled('<blockquote>', writeChildren(element, place, reading), '</blockquote>');
    case 'pre':
      return filled('<pre><code>', escapeHtml(element.textContent ?? ''), '</code></pre>');
  }
  const inner = writeChildren(element, place, reading);
  return blocks.test(element.localName) && !element.querySelector(containers)
    ? writeBlock(element, 'p', inner, reading)
    : inner;
}

const isEmpty = (inner: string) => !inner.includes('<img') && inner.replace(/<[^>]*>/g, '').trim() === '';
const filled = (before: string, inner: string, after: string) => (isEmpty(inner) ? '' : `${before}${inner}${after}`);

const writeBlock = (element: Element, tag: string, inner: string, reading: Reading) =>
  filled(`<${tag}${classOf(element, reading)}>`, inner.replace(/^ +| +$|(<br> *)+$/g, ''), `</${tag}>`);

function classOf(element: Element, { styleOf }: Reading): string {
  const align = element.localName === 'center' ? 'center' : element.getAttribute('align');
  const stated = styleOf(element).get('text-align');
  const found = readTextAlign({
    class: element.getAttribute('class'),
    style: stated && `text-align:${stated}`,
    align,
  });
  // Word justifies whatever nobody aligned.
  return found && found !== 'justify' ? ` class="${alignClasses[found]}"` : '';
}

function writePicture(element: Element): string {
  const id = parseFileId(element.getAttribute('src') ?? '');
  return id ? `<img src="${filePath(id)}" alt="${escapeHtml(element.getAttribute('alt') ?? '')}">` : '';
}

function writeLink(element: Element, place: Place, reading: Reading): string {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!/^(https?:\/\/|mailto:|tel:)\S+$/i.test(href)) return writeChildren(element, place, reading);
  return filled(`<a href="${escapeHtml(href)}">`, writeChildren(element, { ...place, inLink: true }, reading), '</a>');
}

/** Some programs put a nested list beside the item it belongs to. */
function writeList(element: Element, place: Place, reading: Reading): string {
  const items: string[] = [];
  for (const child of element.children) {
    const inner = child.localName === 'li' ? writeChildren(child, place, reading) : writeNode(child, place, reading);
    if (child.localName === 'li' || items.length === 0) items.push(inner.trim());
    else items.push(`${items.pop()}${inner}`);
  }
  const start = /^\d{1,4}$/.exec(element.getAttribute('start') ?? '')?.[0];
  const attributes = element.localName === 'ol' && start && start !== '1' ? ` start="${start}"` : '';
  const written = items.filter((item) => !isEmpty(item)).map((item) => `<li>${item}</li>`);
  return filled(`<${element.localName}${attributes}>`, written.join(''), `</${element.localName}>`);
}

function writeTable(element: Element, place: Place, reading: Reading): string {
  const own = (tags: string) => [...element.querySelectorAll(tags)].filter((one) => one.closest('table') === element);
  const captions = own('caption').map((one) => writeBlock(one, 'p', writeChildren(one, place, reading), reading));
  const rows = own('tr').map((row) => writeRow(row, place, reading));
  const body = rows.join('');
  return `${captions.join('')}${body === '' ? '' : `<table><tbody>${body}</tbody></table>`}`;
}

function writeRow(row: Element, place: Place, reading: Reading): string {
  if (isHidden(reading.styleOf(row))) return '';
  const inHead = row.parentElement?.localName === 'thead';
  const cells = [...row.children].filter((one) => /^t[dh]$/.test(one.localName) && !isHidden(reading.styleOf(one)));
  return cells.length === 0
    ? ''
    : `<tr>${cells.map((cell) => writeCell(cell, { ...place, inHead }, reading)).join('')}</tr>`;
}

function writeCell(cell: Element, place: Place, reading: Reading): string {
  const tag = place.inHead ? 'th' : cell.localName;
  const [columns, rows] = [readSpan(cell.getAttribute('colspan')), readSpan(cell.getAttribute('rowspan'))];
  const spans = `${columns ? ` colspan="${columns}"` : ''}${rows ? ` rowspan="${rows}"` : ''}`;
  const marks = marksWithin(place.marks, cell.localName, reading.styleOf(cell));
  const inner = writeChildren(cell, { marks, inHeading: tag === 'th' }, reading).trim();
  return `<${tag}${spans}${classOf(cell, reading)}>${inner}</${tag}>`;
}
