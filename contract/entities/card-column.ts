import * as z from 'zod';
import * as administrationLimits from '../limits/administration.ts';
import * as cardLimits from '../limits/cards.ts';
import * as feedLimits from '../limits/feeds.ts';
import * as fieldLimits from '../limits/fields.ts';
import { hasPlainHost } from '../plain-host.ts';
import { filled, id, text, time } from './common.ts';
import { todoCategory } from './todo.ts';

/** A web address without script schemes. The server fills in `${account}` and similar parameters. */
export const webAddress = z
  .string()
  .trim()
  .regex(/^https?:\/\/[^\s\\]+$/i)
  .refine(hasPlainHost)
  .max(fieldLimits.addressLength);
/** A web address, or a page of the portal. */
export const anyAddress = z
  .string()
  .trim()
  .regex(/^(https?:\/\/[^\s\\]+|#?\/(?![/\\])[^\s\\]*)$/i)
  .refine(hasPlainHost)
  .max(fieldLimits.addressLength);

/** Parameters of an address, filled in for the current person. */
export const addressParameters = ['account', 'userCode', 'occupy', 'locale', 'page', 'comb'] as const;
export type AddressParameter = (typeof addressParameters)[number];

/** A path in an external answer: names and `[n]`, joined by dots. Empty = the answer itself. */
export const valuePath = text().regex(/^[^\s]*$/);

/** One field of a row: its name, its label, and its path in an external answer. */
export const fieldMapping = z.object({
  field: z.string().regex(/^[a-zA-Z][a-zA-Z0-9_]{0,39}$/),
  chineseName: text(fieldLimits.nameLength).default(''),
  path: valuePath.default(''),
});
export type FieldMapping = z.infer<typeof fieldMapping>;

const cacheSeconds = z.number().int().min(0).max(feedLimits.maxCacheSeconds).default(feedLimits.cacheSeconds);

/** A JSON address the server reads. */
export const pullSource = z.object({
  sourceType: z.literal('PULL'),
  url: webAddress,
  /** The paths of the rows and of their count. */
  listPath: valuePath.default(''),
  totalPath: valuePath.default(''),
  cacheSeconds,
});
export type PullSource = z.infer<typeof pullSource>;

/** RSS or Atom. */
export const rssSource = z.object({ sourceType: z.literal('RSS'), url: webAddress, cacheSeconds });
export type RssSource = z.infer<typeof rssSource>;

/** What a connector reads; it has the address, the way in and the fields. */
export const connectorSource = z.object({ sourceType: z.literal('CONNECTOR'), connectorId: id });
export type ConnectorSource = z.infer<typeof connectorSource>;

const internal = z.literal('INTERNAL');
/** Rows of the unified to-do list; an item code limits them to one kind of matter. */
const todoRows = z.object({
  sourceType: internal,
  category: todoCategory.default('TODO'),
  itemCode: text().default(''),
});
const newsRows = z.object({ sourceType: internal, newsColumnId: id });
const matterRows = z.object({ sourceType: internal });

/** A permanent id of a column within its card; never shown. */
const token = z.string().regex(/^[a-z0-9]{1,20}$/);
const column = {
  id: token,
  columnName: filled(fieldLimits.nameLength),
  /** Empty means everybody. */
  roles: z.array(id).max(administrationLimits.maxRoles).default([]),
  /** Where a row or the column links to; empty = as its source says, or nowhere. */
  urlDetail: z.union([z.literal(''), anyAddress]).default(''),
  cardMapping: z.array(fieldMapping).max(cardLimits.maxFields).default([]),
};

/** Mapped: todoNum, todoTimeoutNum. An empty name means the default (待审批, 超时). */
export const todoColumn = z.object({
  ...column,
  source: z.discriminatedUnion('sourceType', [todoRows, pullSource, connectorSource]),
  todoTypeName: text(fieldLimits.nameLength).default(''),
  todoTimeoutName: text(fieldLimits.nameLength).default(''),
});
/** Mapped: every field of the table. */
export const stagingColumn = z.object({
  ...column,
  source: z.discriminatedUnion('sourceType', [todoRows, pullSource, connectorSource]),
});
/** Mapped: title, releaseTime, url, important. */
export const newsColumnOfCard = z.object({
  ...column,
  source: z.discriminatedUnion('sourceType', [newsRows, pullSource, connectorSource, rssSource]),
});
/** Mapped: title, typeName, colorVal, url; every other field is a line of information. */
export const matterColumn = z.object({
  ...column,
  source: z.discriminatedUnion('sourceType', [matterRows, pullSource, connectorSource]),
});

export type TodoColumn = z.infer<typeof todoColumn>;
export type StagingColumn = z.infer<typeof stagingColumn>;
export type NewsColumnOfCard = z.infer<typeof newsColumnOfCard>;
export type MatterColumn = z.infer<typeof matterColumn>;
export type CardColumn = TodoColumn | StagingColumn | NewsColumnOfCard | MatterColumn;

/** A column of any kind of card; the kind decides its further fields. */
export const anyColumn = z.looseObject({ id: token, columnName: filled(fieldLimits.nameLength) });
/** The same from an editor: bounded as a whole until the kind's own schema bounds each field. */
export const columnInput = anyColumn.refine((one) => JSON.stringify(one).length <= cardLimits.columnLength);
export const columnToken = token;

export const columnsOf = <C extends z.ZodType>(one: C) => z.array(one).max(cardLimits.maxColumns).default([]);

/** How fresh the rows of a column are, and their source; `from` is empty for the portal's own. */
export const feed = z.object({
  state: z.enum(['fresh', 'stale', 'failed']),
  at: time.nullable(),
  from: z.string(),
});
export type Feed = z.infer<typeof feed>;

/** The result of a test run of a source, for an administrator. */
export const sourceTestResult = z.object({
  ok: z.boolean(),
  /** The reason of a failure, as text. */
  reason: z.string(),
  milliseconds: z.number(),
  total: z.number(),
  /** The first mapped rows, and the first item as received. */
  rows: z.array(z.record(z.string(), z.string())),
  item: z.string(),
});
export type SourceTestResult = z.infer<typeof sourceTestResult>;
