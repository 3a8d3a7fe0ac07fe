import type { ConnectorSource, Feed, FieldMapping, PullSource } from '@yizhan/contract/entities/card-column.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { toText, valueAt } from '../common/dotted-path.ts';
import { type FeedAnswer, type FeedFormat, hostOf } from '../common/feeds.ts';
import { toWireTime } from '../common/wire-time.ts';
import { findServing } from '../domain/connectors/queries.ts';
import type { Connector } from '../domain/connectors/rules.ts';
import { fillAddress } from './address-parameters.ts';
import { questionOf } from './connector-source.ts';
import type { Viewer } from './source.ts';

export type PulledRows = {
  feed: Feed;
  items: readonly unknown[];
  total: number;
  answer: unknown;
  /** The address that links in the rows belong to. */
  site: string;
  /** The fields to show and where in a row they are. */
  mapping: readonly FieldMapping[];
};

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

/** A source outside the portal whose rows are mapped. */
export type ForeignSource = PullSource | ConnectorSource;

const nothing = { items: [], total: 0, answer: undefined };

/** What a foreign source tells this person. Never throws: a failed source is reported in its feed. */
export async function pullRows(
  source: ForeignSource,
  mapping: readonly FieldMapping[],
  viewer: Viewer,
): Promise<PulledRows> {
  if (source.sourceType === 'CONNECTOR') return connectorRows(source, mapping, viewer);
  const fed = await readSource(source, viewer, jsonFormat);
  const about = { feed: feedOf(source.url, fed), site: source.url, mapping };
  return fed.state === 'failed' ? { ...about, ...nothing } : { ...about, ...rowsIn(fed.value.answer, source) };
}

async function connectorRows(
  { connectorId }: ConnectorSource,
  chosen: readonly FieldMapping[],
  viewer: Viewer,
): Promise<PulledRows> {
  const connector = await findServing(viewer.db, connectorId);
  // Removed, switched off or not tried yet.
  if (!connector) return { feed: { state: 'failed', at: null, from: '' }, site: '', mapping: chosen, ...nothing };
  const fed = await viewer.feeds.read(await questionOf(connector, viewer), jsonFormat, viewer.waitsForSource);
  // The connector has put every field under its name; a card that chooses none shows them all.
  const fields = chosen.length > 0 ? chosen : connector.mapping;
  const mapping = fields.map(({ field, chineseName }) => ({ field, chineseName, path: '' }));
  const about = { feed: feedOf(connector.url, fed), site: connector.url, mapping };
  return fed.state === 'failed' ? { ...about, ...nothing } : { ...about, ...mappedRows(fed.value.answer, connector) };
}

type ConnectorMapping = Pick<Connector, 'listPath' | 'totalPath' | 'mapping'>;

/** The rows of an answer under the names that the connector gives their fields. */
export function mappedRows(answer: unknown, connector: ConnectorMapping) {
  const { items, total } = rowsIn(answer, connector);
  // Without a list the answer may itself be the only row.
  const isSingle = items.length === 0 && connector.listPath === '' && !Array.isArray(answer);
  const rows = (isSingle ? [answer] : items).map((item) => mapFields(item, connector.mapping));
  return { items: rows, total: total || rows.length, answer: isSingle ? rows[0] : {} };
}

/** The rows of a response and their total; a response without a list has none. */
export function rowsIn(answer: unknown, { listPath, totalPath }: Pick<PullSource, 'listPath' | 'totalPath'>) {
  const list = valueAt(answer, listPath);
  const items = Array.isArray(list) ? (list as unknown[]).slice(0, feedLimits.maxItems) : [];
  const count = totalPath === '' ? Number.NaN : Number.parseInt(toText(valueAt(answer, totalPath)), 10);
  const total = Number.isSafeInteger(count) && count >= 0 ? count : Array.isArray(list) ? list.length : 0;
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
