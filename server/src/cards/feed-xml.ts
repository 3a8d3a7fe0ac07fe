import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import type { FeedFormat } from '../common/feeds.ts';
import { childrenOf, type Element, readXml, wholeText } from '../outside/xml.ts';
import { parseForeignTime } from './foreign-time.ts';

export type FeedEntry = { id: string; title: string; link: string; at: Date | undefined };

/** RSS 2.0, RSS 1.0 (RDF) and Atom, by their common elements. */
export const feedFormat: FeedFormat<readonly FeedEntry[]> = {
  name: 'feed',
  parse(body) {
    const root = readXml(body.replace(/^\uFEFF/, '').trim());
    const entries = root && entriesIn(root);
    if (!entries) throw new Error('neither RSS nor Atom');
    const known = new Map(entries.slice(0, feedLimits.maxItems).map((entry) => [entry.id, entry] as const));
    return [...known.values()].filter(({ title }) => title !== '');
  },
};

function entriesIn(root: Element): FeedEntry[] | undefined {
  if (root.name === 'feed') return childrenOf(root, 'entry').map(atomEntry);
  if (root.name === 'RDF') return childrenOf(root, 'item').map(rssItem);
  if (root.name !== 'rss') return undefined;
  return childrenOf(root, 'channel').flatMap((channel) => childrenOf(channel, 'item').map(rssItem));
}

/** Of Dublin Core's terms, and of Atom before 1.0. */
const termsDates = ['issued', 'available', 'created', 'modified'];

function rssItem(item: Element): FeedEntry {
  const title = titleIn(item);
  const link = wordsIn(item, 'link');
  return {
    id: wordsIn(item, 'guid') || link || title,
    title,
    link,
    at: timeIn(item, ['pubDate', 'date', ...termsDates]),
  };
}

function atomEntry(entry: Element): FeedEntry {
  const title = titleIn(entry);
  const links = childrenOf(entry, 'link').map(({ attributes }) => attributes);
  const link = decodeEntities(links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? '');
  return {
    id: wordsIn(entry, 'id') || link || title,
    title,
    link,
    at: timeIn(entry, ['published', 'updated', 'date', ...termsDates]),
  };
}

/** Titles are plain text: tags inside them are removed. One in XHTML has real elements, and no tags in its text. */
function titleIn(element: Element): string {
  const xhtml = childrenOf(element, 'title').find(({ attributes }) => attributes.type === 'xhtml');
  const words = xhtml
    ? decodeEntities(wholeText(xhtml)).trim().slice(0, fieldLimits.addressLength)
    : wordsIn(element, 'title').replace(/<\/?[a-z][^>]*>/gi, '');
  return words.replace(/\s+/g, ' ');
}

function timeIn(element: Element, names: readonly string[]): Date | undefined {
  const time = names.map((name) => wordsIn(element, name)).find((words) => words !== '');
  return parseForeignTime(time ?? '');
}

/** The text of the first child of that name that has any. */
function wordsIn(element: Element, name: string): string {
  const said = childrenOf(element, name).map(({ children }) =>
    children.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join(''),
  );
  return decodeEntities(said.find((words) => words.trim() !== '') ?? '')
    .trim()
    .slice(0, fieldLimits.addressLength);
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes XML's five entities and numeric characters, once. No other entity is known, so none can expand. */
const decodeEntities = (words: string) =>
  words.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,5}));/gi, (all, decimal, hexadecimal, name) => {
    if (name !== undefined) return characters[String(name).toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
