import { type CardKind, cardKinds } from '@yizhan/contract/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import { type CardColumn, connectorSource, fieldMapping, pullSource } from '@yizhan/contract/entities/card-column.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import * as z from 'zod';
import { fail } from '../../common/fail.ts';

const refuse = (fields: readonly string[]): never => fail('invalid_input', { fields: fields.join(', ') }, { fields });

const hasColumns = (kind: CardKind) => 'columns' in cardKinds[kind].config.shape;

/** The columns of a card. A kind without columns is refused. */
export function columnsOf({ config }: CardContent): readonly CardColumn[] {
  return 'columns' in config ? config.columns : refuse(['id']);
}

/** The same card with different columns. */
export function withColumns(content: CardContent, columns: readonly CardColumn[]): CardContent {
  assertApart(columns);
  if (columns.length > cardLimits.maxColumns) refuse(['columns']);
  // Every column was parsed by its kind's schema. The compiler cannot follow that through a union of kinds.
  const changed: unknown = { ...content, config: { ...content.config, columns } };
  return changed as CardContent;
}

/** Parses a column with the schema of its card kind. An error names the invalid fields. */
export function columnFor(kind: CardKind, input: unknown): CardColumn {
  if (!hasColumns(kind)) refuse(['kind']);
  const schema: z.ZodType = cardKinds[kind].config;
  const parsed = schema.safeParse({ columns: [input] });
  if (!parsed.success) return refuse(fieldsOf(parsed.error, ['columns', 0]));
  const [column] = (parsed.data as { columns: CardColumn[] }).columns;
  return column ?? refuse(['column']);
}

const ownTable = z.object({
  source: z.discriminatedUnion('sourceType', [pullSource, connectorSource]),
  cardMapping: z.array(fieldMapping).max(cardLimits.maxFields).default([]),
});
export type Tryable = Pick<CardColumn, 'source' | 'cardMapping'>;

/** The input of a test run: a column of its kind, or the single source of a card without columns. */
export function tryableOf(kind: CardKind, input: unknown): Tryable {
  if (!('frame' in cardKinds[kind].config.shape)) return columnFor(kind, input);
  const parsed = ownTable.safeParse(input);
  return parsed.success ? parsed.data : refuse(fieldsOf(parsed.error, []));
}

/** The settings of a card with nothing but this source. */
export const configOf = (kind: CardKind, column: Tryable): unknown =>
  hasColumns(kind) ? { columns: [{ ...column, roles: [] }] } : { frame: { type: 'json', urlDetail: '', ...column } };

function fieldsOf({ issues }: z.ZodError, above: readonly PropertyKey[]): string[] {
  return [...new Set(issues.map(({ path }) => path.slice(above.length).join('.') || '*'))];
}

export function put(columns: readonly CardColumn[], column: CardColumn): CardColumn[] {
  const known = columns.some(({ id }) => id === column.id);
  return known ? columns.map((one) => (one.id === column.id ? column : one)) : [...columns, column];
}

/** Exactly the existing columns, in this order. */
export function inOrder(columns: readonly CardColumn[], ids: readonly string[]): CardColumn[] {
  const ordered = ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const whole = ids.length === columns.length && new Set(ordered).size === columns.length;
  return whole ? ordered : refuse(['columnIds']);
}

/** People identify columns by name, cards by id, so both must be unique. */
function assertApart(columns: readonly CardColumn[]): void {
  const again = columns.find(({ columnName }, at) =>
    columns.slice(0, at).some((earlier) => earlier.columnName === columnName),
  );
  if (again) fail('name_taken', { name: again.columnName }, { field: 'columnName' });
  if (new Set(columns.map(({ id }) => id)).size < columns.length) refuse(['config.columns']);
}

/** References of a card to rows of the school, by the field that contains them. */
export function namedBy(content: Pick<CardContent, 'roles' | 'config'>): Reference[] {
  const { config, roles } = content;
  const columns = 'columns' in config ? config.columns : [];
  return [
    { field: 'roles', table: 'role', ids: roles },
    { field: 'config.serviceIds', table: 'service', ids: 'serviceIds' in config ? config.serviceIds : [] },
    { field: 'config.toolIds', table: 'common_tool', ids: 'toolIds' in config ? config.toolIds : [] },
    { field: 'config.frame.source', table: 'connector', ids: connectorsOf(config) },
    ...columns.flatMap(namedByColumn).map((reference) => ({ ...reference, field: 'config.columns' })),
  ];
}

/** The connector of a card that is one table. */
const connectorsOf = (config: CardContent['config']) =>
  'frame' in config && config.frame.type === 'json' && 'connectorId' in config.frame.source
    ? [config.frame.source.connectorId]
    : [];

export type Reference = {
  field: string;
  table: 'role' | 'service' | 'common_tool' | 'news_column' | 'connector';
  ids: readonly string[];
};

export const namedByColumn = ({ roles, source }: CardColumn): Reference[] => [
  { field: 'roles', table: 'role', ids: roles },
  {
    field: 'source.newsColumnId',
    table: 'news_column',
    ids: 'newsColumnId' in source ? [source.newsColumnId] : [],
  },
  {
    field: 'source.connectorId',
    table: 'connector',
    ids: 'connectorId' in source ? [source.connectorId] : [],
  },
];

/** Refuses a card that references rows the school does not have. */
export function assertKnown(
  references: readonly Reference[],
  known: Readonly<Record<Reference['table'], readonly string[]>>,
): void {
  const fields = references
    .filter(({ table, ids }) => ids.some((id) => !known[table].includes(id)))
    .map(({ field }) => field);
  if (fields.length > 0) refuse([...new Set(fields)]);
}
