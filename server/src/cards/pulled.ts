import type { Feed, FieldMapping, PullSource } from '@yizhan/contract/entities/card-column.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { type Fed, type Format, hostOf } from '../common/feeds.ts';
import { wireTime } from '../common/wire-time.ts';
import { filledAddress } from './address-parameters.ts';
import { asText, at } from './dotted-path.ts';
import type { Viewer } from './source.ts';

export type Pulled = { feed: Feed; items: readonly unknown[]; total: number; answer: unknown };

/** A bare number or word is an answer too; a page of HTML is none. */
export const jsonFormat: Format<{ answer: unknown }> = {
  name: 'json',
  parse: (body) => {
    try {
      return { answer: JSON.parse(body.replace(/^\uFEFF/, '')) as unknown };
    } catch {
      throw new Error('not JSON');
    }
  },
};

/** What a JSON address says to this person. It never throws: a source that fails says so in its feed. */
export async function pulled(source: PullSource, viewer: Viewer): Promise<Pulled> {
  const fed = await fedBy(source, viewer, jsonFormat);
  const feed = feedOf(source.url, fed);
  if (fed.state === 'failed') return { feed, items: [], total: 0, answer: undefined };
  return { feed, ...rowsIn(fed.value.answer, source) };
}

/** The rows of an answer and how many there are; an answer without a list has none. */
export function rowsIn(answer: unknown, { listPath, totalPath }: Pick<PullSource, 'listPath' | 'totalPath'>) {
  const list = at(answer, listPath);
  const items = Array.isArray(list) ? (list as unknown[]).slice(0, limits.foreignItems) : [];
  const told = totalPath === '' ? Number.NaN : Number.parseInt(asText(at(answer, totalPath)), 10);
  const total = Number.isSafeInteger(told) && told >= 0 ? told : Array.isArray(list) ? list.length : 0;
  return { items, total, answer };
}

type Source = { url: string; cacheSeconds: number };

/** Asks a foreign source in the name of the viewer, where the address names them. */
export async function fedBy<T extends NonNullable<unknown>>(source: Source, viewer: Viewer, format: Format<T>) {
  const address = await filledAddress(source.url, viewer);
  const question = { ...address, source: source.url, cacheSeconds: source.cacheSeconds };
  return viewer.feeds.read(question, format, viewer.patient);
}

export const feedOf = (url: string, fed: Fed<unknown>): Feed => ({
  state: fed.state,
  at: fed.state === 'failed' ? null : wireTime(fed.at),
  from: hostOf(url.replace(/\$\{\w+\}/g, 'x')),
});

/** The mapped fields of one item, as text; a field that is not there is empty. */
export const mapped = (item: unknown, mapping: readonly FieldMapping[]): Record<string, string> =>
  Object.fromEntries(mapping.map(({ field, path }) => [field, asText(at(item, path || field))]));

/** The portal's own rows are always fresh. */
export const ownFeed: Feed = { state: 'fresh', at: null, from: '' };
