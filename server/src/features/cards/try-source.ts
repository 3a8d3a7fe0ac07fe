import type { CardConfig, CardKind } from '@yizhan/contract/cards.ts';
import type { Feed, PullSource, SourceTestResult } from '@yizhan/contract/entities/card-column.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { fillAddress } from '../../cards/address-parameters.ts';
import { load } from '../../cards/home.ts';
import { jsonFormat, mapFields, rowsIn } from '../../cards/pull-source.ts';
import type { SignedInContext } from '../../context.ts';
import { reasonOf } from '../../outside/failure-reason.ts';
import { configOf, type Tryable } from './column-rules.ts';

type SourceAnswer = Omit<SourceTestResult, 'milliseconds'>;

/** Queries a source once, as the caller, and reports the result and the time it took. */
export async function tryColumnSource(
  kind: CardKind,
  column: Tryable,
  context: SignedInContext,
): Promise<SourceTestResult> {
  const begun = performance.now();
  const { source } = column;
  const answer =
    source.sourceType === 'PULL'
      ? await ofAddress({ ...column, source }, context)
      : await ofKind(kind, column, context);
  return { ...answer, milliseconds: Math.round(performance.now() - begun) };
}

type OfAddress = Tryable & { source: PullSource };

/** Bypasses every cache: an editor wants to see what the source returns now, or why it fails. */
async function ofAddress({ source, cardMapping }: OfAddress, context: SignedInContext): Promise<SourceAnswer> {
  try {
    const { url } = await fillAddress(source.url, context);
    const { body } = await context.foreign.read(url);
    const { items, total, answer } = rowsIn(jsonFormat.parse(body).answer, source);
    // Without a path to the rows, the response itself may be the only row.
    const rows = items.length === 0 && source.listPath === '' && !Array.isArray(answer) ? [answer] : items;
    return {
      ok: true,
      reason: '',
      total: total || rows.length,
      rows: rows.slice(0, feedLimits.testRows).map((item) => mapFields(item, cardMapping)),
      item: pretty(rows[0] ?? answer),
    };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), total: 0, rows: [], item: '' };
  }
}

type SourceItem = Readonly<Record<string, unknown>> & { feed?: Feed };

/** The portal's own rows, news feeds and connectors go through the kind's source, with only this column. */
async function ofKind(kind: CardKind, column: Tryable, context: SignedInContext): Promise<SourceAnswer> {
  const config = configOf(kind, column);
  const card = { kind, config: config as CardConfig<typeof kind>, displayRows: cardLimits.maxDisplayRows };
  const { data } = await load(card, { ...context, waitsForSource: true });
  const list: readonly SourceItem[] = 'list' in data ? data.list : [data];
  const [first] = list;
  const rows = first && Array.isArray(first.result) ? (first.result as SourceItem[]) : list;
  return {
    ...(await health(first?.feed, column.source, context)),
    total: typeof first?.num === 'number' ? first.num : rows.length,
    rows: rows.slice(0, feedLimits.testRows).map(plainFields),
    item: pretty(rows[0]),
  };
}

async function health(feed: Feed | undefined, source: Tryable['source'], context: SignedInContext) {
  if (feed === undefined || feed.state === 'fresh') return { ok: true, reason: '' };
  const { reason } = 'url' in source ? await context.foreign.check(source.url) : { reason: '' };
  return { ok: false, reason };
}

/** The fields of a row that are text or numbers. */
const plainFields = (row: SourceItem) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

const pretty = (item: unknown) =>
  item === undefined ? '' : (JSON.stringify(item, null, 2) ?? '').slice(0, feedLimits.testItemLength);
