import type { Feed, FieldMapping, PullSource } from '@yizhan/contract/entities/card-column.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { type FeedAnswer, type FeedFormat, hostOf } from '../common/feeds.ts';
import { toWireTime } from '../common/wire-time.ts';
import { fillAddress } from './address-parameters.ts';
import { toText, valueAt } from './dotted-path.ts';
import type { Viewer } from './source.ts';

export type PulledRows = { feed: Feed; items: readonly unknown[]; total: number; answer: unknown };

/** A bare number or string is valid too; an HTML page is not. */
export const jsonFormat: FeedFormat<{ answer: unknown }> = {
  name: 'json',
  parse: (body) => {
    try {
      return { answer: JSON.parse(body.replace(/^\uFEFF/, '')) as unknown };
    } catch {
      throw new Error('not JSON');
    }
  },
};

/** The response of a JSON address for this person. Never throws: a failed source is reported in its feed. */
export async function pullRows(source: PullSource, viewer: Viewer): Promise<PulledRows> {
  const fed = await readSource(source, viewer, jsonFormat);
  const feed = feedOf(source.url, fed);
  if (fed.state === 'failed') return { feed, items: [], total: 0, answer: undefined };
  return { feed, ...rowsIn(fed.value.answer, source) };
}

/** The rows of a response and their total; a response without a list has none. */
export function rowsIn(answer: unknown, { listPath, totalPath }: Pick<PullSource, 'listPath' | 'totalPath'>) {
  const list = valueAt(answer, listPath);
  const items = Array.isArray(list) ? (list as unknown[]).slice(0, feedLimits.maxItems) : [];
  const told = totalPath === '' ? Number.NaN : Number.parseInt(toText(valueAt(answer, totalPath)), 10);
  const total = Number.isSafeInteger(told) && told >= 0 ? told : Array.isArray(list) ? list.length : 0;
  return { items, total, answer };
}

type Source = { url: string; cacheSeconds: number };

/** Reads a foreign source, with the viewer's parameters in the address. */
export async function readSource<T extends NonNullable<unknown>>(
  source: Source,
  viewer: Viewer,
  format: FeedFormat<T>,
) {
  return viewer.feeds.read(await questionFor(source, viewer), format, viewer.waitsForSource);
}

/** What is known of a foreign source now; it is asked, and not waited for. */
export async function peekSource<T extends NonNullable<unknown>>(
  source: Source,
  viewer: Viewer,
  format: FeedFormat<T>,
) {
  return viewer.feeds.peek(await questionFor(source, viewer), format);
}

const questionFor = async ({ url, cacheSeconds }: Source, viewer: Viewer) => ({
  ...(await fillAddress(url, viewer)),
  ...{ source: url, cacheSeconds },
});

export const feedOf = (url: string, fed: FeedAnswer<unknown>): Feed => ({
  state: fed.state,
  at: fed.state === 'failed' ? null : toWireTime(fed.at),
  from: hostOf(url.replace(/\$\{\w+\}/g, 'x')),
});

/** The mapped fields of one item, as text; a missing field is empty. */
export const mapFields = (item: unknown, mapping: readonly FieldMapping[]): Record<string, string> =>
  Object.fromEntries(mapping.map(({ field, path }) => [field, toText(valueAt(item, path || field))]));

/** The portal's own rows are always fresh. */
export const ownFeed: Feed = { state: 'fresh', at: null, from: '' };
