import { daysInRange, roundTo } from './expression.ts';
import { type FieldKind, type FieldSettings, type FieldValue, fieldKinds, type SimpleFieldKind } from './fields.ts';
import type { FormProblem } from './form-problems.ts';

/** What a check needs to know of the world. */
export type FieldWorld = {
  /** `2026-11-18`, the school's. */
  today: string;
  /** The words of a dictionary; undefined: not known here, so not checked here. */
  optionsOf(dictionary: string): readonly string[] | undefined;
};
export type FieldFault = Pick<FormProblem, 'code' | 'params' | 'row' | 'column'>;
type Check<K extends FieldKind> = (value: FieldValue<K>, settings: FieldSettings<K>, world: FieldWorld) => FieldFault[];

const fault = (code: FieldFault['code'], params: FieldFault['params'] = {}): FieldFault => ({ code, params });
const when = (isWrong: boolean, code: FieldFault['code'], params?: FieldFault['params']) =>
  isWrong ? [fault(code, params)] : [];

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const earliest = (from: 'any' | 'today' | 'tomorrow', { today }: FieldWorld) =>
  ({ any: '', today, tomorrow: dayAfter(today) })[from];
const tooEarly = (day: string, from: 'any' | 'today' | 'tomorrow', world: FieldWorld) =>
  when(day < earliest(from, world), 'tooEarly', { day: earliest(from, world) });

const inRange = (value: number, { min, max }: { min?: number | undefined; max?: number | undefined }) => [
  ...when(min !== undefined && value < min, 'tooSmall', { min: min ?? 0 }),
  ...when(max !== undefined && value > max, 'tooLarge', { max: max ?? 0 }),
];

/** A pattern the designer cannot have published; nothing matches it. */
export function readPattern(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return null;
  }
}

type Options = FieldSettings<'choice'>;
const isOption = (value: string, { dictionary, options }: Options, world: FieldWorld) =>
  ((dictionary ? world.optionsOf(dictionary) : options) ?? [value]).includes(value);

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const checks: { [K in FieldKind]: Check<K> } = {
  text: (value, { maxLength, pattern, patternHelp }) => [
    ...when(value.length > maxLength, 'tooLong', { max: maxLength }),
    // What is too long is not looked at any further: a pattern could take minutes for it.
    ...when(value.length <= maxLength && pattern !== '' && !readPattern(pattern)?.test(value), 'pattern', {
      help: patternHelp,
    }),
  ],
  longText: (value, { maxLength }) => when(value.length > maxLength, 'tooLong', { max: maxLength }),
  number: (value, settings) => [
    ...inRange(value, settings),
    ...when(roundTo(value, settings.decimals) !== value, 'tooManyDecimals', { max: settings.decimals }),
  ],
  money: inRange,
  date: (value, { from }, world) => tooEarly(value, from, world),
  time: () => [],
  choice: (value, settings, world) => when(!isOption(value, settings, world), 'notAnOption'),
  choices: (value, settings, world) => [
    ...when(value.some((one) => !isOption(one, settings, world)) || new Set(value).size < value.length, 'notAnOption'),
    ...when(settings.most !== undefined && value.length > settings.most, 'tooMany', { max: settings.most ?? 0 }),
  ],
  dateRange: (value, { from, maxDays }, world) => [
    ...when(value.to < value.from, 'wrongOrder'),
    ...tooEarly(value.from, from, world),
    ...when(maxDays !== undefined && daysInRange(value) > maxDays, 'tooManyDays', { max: maxDays ?? 0 }),
  ],
  person: () => [],
  department: () => [],
  files: (value, { most, types }) => [
    ...when(value.length > most, 'tooMany', { max: most }),
    ...when(types.length > 0 && value.some(({ name }) => !types.includes(endingOf(name))), 'wrongFileType', {
      types: types.join('、'),
    }),
  ],
  picture: (value, { most }) => when(value.length > most, 'tooMany', { max: most }),
  table: (rows, { columns, maxRows }, world) => [
    ...when(rows.length > maxRows, 'tooMany', { max: maxRows }),
    ...rows.flatMap((cells, row) =>
      columns.flatMap(({ key, kind, required, settings }) =>
        cellFaults(cells[key], { kind, required, settings }, world).map((one) => ({ ...one, row, column: key })),
      ),
    ),
  ],
  richText: () => [],
  signature: () => [],
  formula: () => [],
  profile: () => [],
};

type Cell = { kind: SimpleFieldKind; required: boolean; settings: Record<string, unknown> };

function cellFaults(value: unknown, { kind, required, settings }: Cell, world: FieldWorld): FieldFault[] {
  if (isBlank(value)) return when(required, 'required');
  const read = fieldKinds[kind].settings.safeParse(settings);
  return read.success ? valueFaults(kind, value, read.data as FieldSettings<SimpleFieldKind>, world) : [];
}

/** Nothing filled in, however the screen writes that. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** What is wrong with a value that is filled in. */
export function valueFaults<K extends FieldKind>(
  kind: K,
  value: unknown,
  settings: FieldSettings<K>,
  world: FieldWorld,
): FieldFault[] {
  const read = fieldKinds[kind].value.safeParse(value);
  if (!read.success) return [fault('wrongKind')];
  const check = checks[kind] as Check<K>;
  return check(read.data as FieldValue<K>, settings, world);
}
