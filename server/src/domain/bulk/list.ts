import type { DataRange } from '@yizhan/contract/entities/bulk.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import type * as z from 'zod';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/sql.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Language, Person } from '../../person.ts';
import type { CardHints } from '../cards/card-hints.ts';

/** What a column holds. Text stays text: a student number keeps its zeros in both directions. */
export type ColumnKind =
  /** `isNumber`: of a person or a telephone, so that full-width digits are the usual ones. */
  | { type: 'text'; longest: number; pattern?: RegExp; isNumber?: true }
  | { type: 'integer'; least: number; most: number }
  | { type: 'day' }
  | { type: 'time' }
  | { type: 'flag' }
  /** One of `options` by its label; what is written is its value. */
  | { type: 'option' }
  /** Several of `options`, separated by 、; what is written is their values as JSON. */
  | { type: 'options'; most: number; longest: number }
  /**
   * A line each, in parts separated by ｜ of which the first is needed: `1. 受理｜窗口`; what is written is JSON.
   * Some are also written in one line: 《甲》；《乙》.
   */
  | { type: 'lines'; parts: readonly LinePart[]; most: number; splitsAtSemicolons?: true };

type LinePart = { name: string; longest: number };

export type BulkColumn = {
  /** Its label and note are `texts[name]` and `texts[nameNote]`. */
  name: string;
  kind: ColumnKind;
  required?: true;
  /** Heads that offices use for it, besides its label in both languages. */
  synonyms?: readonly string[];
  /** Computed: not offered to an import. */
  exportOnly?: true;
};

export type Option = { label: string; value: string /** Other words for it. */; also?: readonly string[] };

export type ExportSource = {
  /** The value of each column: text, a whole number, true or false, or a time as the wire writes it. */
  columns: Readonly<Record<string, Sql>>;
  /** `from … where …` of the rows, by the search of the host screen or by ids. */
  from: Sql;
  order: Sql;
  /** The id of the person whose record each row is: they see that somebody exported it. */
  people?: Sql;
};

/** Who asks: some lists show a person only what they keep. */
export type Asker = Pick<Person, 'id' | 'menus' | 'deptId'>;
export type RowsWanted<C> = {
  conditions: C;
  ids: readonly string[] | undefined;
  asker: Asker;
  /** In which words of ours are written. */
  language: Language;
};

export type Exporting<C> = {
  ranges: readonly DataRange[];
  /** The search of the host screen, under the names of its own call. */
  conditions: z.ZodType<C>;
  source(wanted: RowsWanted<C>): ExportSource;
};

/** `taken` unless another reason of texts/zh-CN/bulk-sheet.ts is named. */
export type RefusedRow = { n: number; column: string; reason?: string; params?: Readonly<Record<string, string>> };

/** A row that stays, with the value of the list's first key. */
export type RefusedUndo = { id: string; name: string; reason: 'changed' | 'used' | 'gone' };

export type Writing = { by: string; now: Date };

/** What a dry run would have written so far; a real run finds it in the database. */
export type Accepted = {
  /** Names by which later rows may call these. */
  names: ReadonlySet<string>;
  /** How many there are of each place that has room for only so many, as far as the rows that are asked about name it. */
  counts: Readonly<Record<string, number>>;
};

/** Rows travel as JSON text, an array of `{ n, column: value … }`, from the thread that checked them to the statement. */
export type Importing = {
  maxMb?: number;
  /** The columns whose options are known: labels in the file, values in the rows. Some depend on who imports. */
  options?(db: Db, asker: Asker): Promise<Readonly<Record<string, readonly Option[]>>>;
  /** Whether a column's value may also be a key of an earlier row of the same file: a department under a new one. */
  ownRows?: { column: string; by: readonly string[] };
  /** Columns in which the form refuses sensitive words, and where it says a refused text was written. */
  words?: { place: string; columns: readonly string[] };
  /** No later than the other: [from, to]. */
  inOrder?: readonly (readonly [string, string])[];
  /**
   * The rows that cannot be written, with the column that stands against it. One of `keys` without a reason makes it a
   * duplicate.
   */
  existing(db: Db, rows: string, accepted: Accepted): Promise<RefusedRow[]>;
  /** Where there is room for only so many: the place that a row takes, `existing` refuses what does not fit in. */
  placeOf?: (row: Readonly<Record<string, unknown>>) => string;
  /** Writes all rows but `without`, and returns their ids. A row that is not returned was there already. */
  write(db: Db, rows: string, writing: Writing & { without: readonly number[] }): Promise<{ n: number; id: string }[]>;
  /** In a dry run that found so many rows to write: fails as `write` would when there is no room for them. */
  assertRoom?(db: Db, added: number): Promise<void>;
  /** `write` itself leaves out what is there, and nothing else speaks against a row: only a dry run asks `existing`. */
  skipsExisting?: true;
  /** No row needs an earlier one: several batches are written at once. */
  isIndependent?: true;
  /** Removes those nobody has changed or used since the import ended; the others are named with the reason. */
  undo(db: Db, ids: readonly string[], since: Date): Promise<RefusedUndo[]>;
  /** After rows were written or taken back: pages that show them refetch. */
  changed?(parts: { bus: Bus; cardHints: Pick<CardHints, 'publishToAll'> }, tenantId: string): void;
};

/** A list that can be exported, and imported, declared in the folder of its noun. */
export type BulkList<C = unknown> = {
  code: string;
  /** The entry of the configuration menu that opens it. */
  menu: Menu;
  /** `name` is the list's. */
  texts: Readonly<Record<Language, Readonly<Record<string, string>> & { name: string }>>;
  columns: readonly BulkColumn[];
  /** The columns by which a duplicate is judged, together. */
  keys: readonly string[];
  /** Columns that no two rows share, besides the keys. */
  unique?: readonly string[];
  /** Of keys and unique columns: those in which case makes no difference. */
  caseless?: readonly string[];
  exporting: Exporting<C>;
  importing?: Importing;
};

export type BulkLists = ReadonlyMap<string, BulkList>;

/** The conditions are parsed by the list's own schema, so their type ends here. */
export const defineList = <C>(list: BulkList<C>): BulkList => list;

export const labelOf = ({ texts }: BulkList, name: string, language: Language) => texts[language][name] ?? name;
export const noteOf = ({ texts }: BulkList, name: string, language: Language) => texts[language][`${name}Note`] ?? '';
export const importColumns = (list: BulkList) => list.columns.filter(({ exportOnly }) => !exportOnly);
