import * as processLimits from './limits/processes.ts';

/** A formula is read into this tree and computed from it; nothing of it is ever run as code. */
export type Expression =
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  | { type: 'field'; key: string }
  | { type: 'column'; table: string; column: string }
  | { type: 'negate'; of: Expression }
  | { type: 'binary'; op: BinaryOp; left: Expression; right: Expression }
  | { type: 'call'; name: FunctionName; args: Expression[] };

const binaryOps = ['+', '-', '*', '/', '=', '!=', '<', '<=', '>', '>='] as const;
type BinaryOp = (typeof binaryOps)[number];
/** By name: how few and how many arguments. */
const functions = { sum: [1, 1], days: [1, 2], workingDays: [1, 2], if: [3, 3] } as const;
type FunctionName = keyof typeof functions;
const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);

/** What cannot be read, and where (counted from 0). */
export class ExpressionError extends Error {
  constructor(readonly at: number) {
    super(`the formula cannot be read at ${at}`);
  }
}

type Token = { at: number } & (
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  | { type: 'name'; value: string }
  | { type: 'sign'; value: string }
);

/** Signs as people type them, in half and full width. */
const spellings: Record<string, string> = {
  '−': '-',
  '×': '*',
  '÷': '/',
  '（': '(',
  '）': ')',
  '，': ',',
  '＋': '+',
  '－': '-',
  '＝': '=',
  '==': '=',
  '≠': '!=',
  '<>': '!=',
  '≤': '<=',
  '≥': '>=',
  '＜': '<',
  '＞': '>',
};
const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|([a-zA-Z][a-zA-Z0-9]*)|'([^']*)'|"([^"]*)"|(<=|>=|==|!=|<>|[-+*/=<>(),.−×÷（），＋－＝≠≤≥＜＞]))/y;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; ) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(text);
    if (!match) throw new ExpressionError(at);
    const [, number, name, single, double, sign] = match;
    if (number !== undefined) tokens.push({ at, type: 'number', value: Number(number) });
    else if (name !== undefined) tokens.push({ at, type: 'name', value: name });
    else if (sign !== undefined) tokens.push({ at, type: 'sign', value: spellings[sign] ?? sign });
    else tokens.push({ at, type: 'text', value: single ?? double ?? '' });
    at = tokenPattern.lastIndex;
  }
  return tokens;
}

/** Reads by levels: comparison, sum, product, sign, single value. */
class Reader {
  private place = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  whole(): Expression {
    const expression = this.comparison();
    if (this.place < this.tokens.length) this.stop();
    return expression;
  }

  private stop(): never {
    throw new ExpressionError(this.tokens[this.place]?.at ?? this.end);
  }

  private takeSign(...signs: string[]): string | undefined {
    const token = this.tokens[this.place];
    if (token?.type !== 'sign' || !signs.includes(token.value)) return undefined;
    this.place += 1;
    return token.value;
  }

  private need(sign: string) {
    if (!this.takeSign(sign)) this.stop();
  }

  private name(): string {
    const token = this.tokens[this.place];
    if (token?.type !== 'name') return this.stop();
    this.place += 1;
    return token.value;
  }

  private comparison(): Expression {
    this.depth += 1;
    if (this.depth > processLimits.expressionDepth) this.stop();
    const left = this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.signed()));
    const op = this.takeSign('=', '!=', '<', '<=', '>', '>=');
    const whole: Expression = op
      ? {
          type: 'binary',
          op: op as BinaryOp,
          left,
          right: this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.signed())),
        }
      : left;
    this.depth -= 1;
    return whole;
  }

  private chain(signs: BinaryOp[], part: () => Expression): Expression {
    let left = part();
    for (let op = this.takeSign(...signs); op; op = this.takeSign(...signs)) {
      left = { type: 'binary', op: op as BinaryOp, left, right: part() };
    }
    return left;
  }

  private signed(): Expression {
    let negative = false;
    while (this.takeSign('-')) negative = !negative;
    const of = this.single();
    return negative ? { type: 'negate', of } : of;
  }

  private single(): Expression {
    const token = this.tokens[this.place];
    if (!token) return this.stop();
    if (token.type === 'number' || token.type === 'text') {
      this.place += 1;
      return token.type === 'number' ? { type: 'number', value: token.value } : { type: 'text', value: token.value };
    }
    if (token.type === 'name') return this.named();
    this.need('(');
    const inner = this.comparison();
    this.need(')');
    return inner;
  }

  private named(): Expression {
    const at = this.place;
    const name = this.name();
    if (this.takeSign('.')) return { type: 'column', table: name, column: this.name() };
    if (!this.takeSign('(')) return { type: 'field', key: name };
    const args = [this.comparison()];
    while (this.takeSign(',')) args.push(this.comparison());
    this.need(')');
    const [least, most] = isFunction(name) ? functions[name] : [1, 0];
    if (!isFunction(name) || args.length < least || args.length > most) {
      this.place = at;
      return this.stop();
    }
    // A column has many values: only a sum makes one of them, and a sum needs a column.
    if ((name === 'sum') !== args.some(({ type }) => type === 'column')) this.stop();
    return { type: 'call', name, args };
  }
}

export function parseExpression(text: string): Expression {
  if (text.length > processLimits.expressionLength) throw new ExpressionError(processLimits.expressionLength);
  return new Reader(tokensOf(text), text.length).whole();
}

/** The fields a formula is computed from; a column as `table.column`. */
export function fieldsIn(expression: Expression): string[] {
  switch (expression.type) {
    case 'number':
    case 'text':
      return [];
    case 'field':
      return [expression.key];
    case 'column':
      return [`${expression.table}.${expression.column}`];
    case 'negate':
      return fieldsIn(expression.of);
    case 'binary':
      return [...fieldsIn(expression.left), ...fieldsIn(expression.right)];
    case 'call':
      return expression.args.flatMap(fieldsIn);
  }
}

type Data = Readonly<Record<string, unknown>>;
/** Working days from the first to the last day, both counted. */
export type CountWorkingDays = (from: string, to: string) => number;
type Value = number | string | boolean | { from: string; to: string } | null;

const DAY_MS = 86_400_000;
export const daysInRange = ({ from, to }: { from: string; to: string }) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);

const isRange = (value: unknown): value is { from: string; to: string } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

function toValue(value: unknown): Value {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  return isRange(value) ? { from: String(value.from), to: String(value.to) } : null;
}

const toNumber = (value: Value): number => {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') return Number(value);
  return typeof value === 'number' || value === null ? Number(value) : Number.NaN;
};

function compare(op: BinaryOp, left: Value, right: Value): boolean {
  const areTexts = typeof left === 'string' || typeof right === 'string';
  const [a, b] = areTexts ? [String(left ?? ''), String(right ?? '')] : [toNumber(left), toNumber(right)];
  if (op === '=') return a === b;
  if (op === '!=') return a !== b;
  if (op === '<') return a < b;
  if (op === '<=') return a <= b;
  return op === '>' ? a > b : a >= b;
}

function sumOf(data: Data, table: string, column: string): number {
  const rows = data[table];
  if (!Array.isArray(rows)) return 0;
  return rows.reduce((total: number, row: Data) => total + (Number(row[column] ?? 0) || 0), 0);
}

function rangeOf([first = null, second = null]: Value[]): { from: string; to: string } | null {
  if (isRange(first)) return first;
  return typeof first === 'string' && typeof second === 'string' ? { from: first, to: second } : null;
}

function compute(expression: Expression, data: Data, countWorkingDays: CountWorkingDays): Value {
  const inner = (one: Expression) => compute(one, data, countWorkingDays);
  switch (expression.type) {
    case 'number':
    case 'text':
      return expression.value;
    case 'field':
      return toValue(data[expression.key]);
    case 'column':
      return sumOf(data, expression.table, expression.column);
    case 'negate':
      return -toNumber(inner(expression.of));
    case 'binary': {
      const { op } = expression;
      const [left, right] = [inner(expression.left), inner(expression.right)];
      if (op === '+') return toNumber(left) + toNumber(right);
      if (op === '-') return toNumber(left) - toNumber(right);
      if (op === '*') return toNumber(left) * toNumber(right);
      return op === '/' ? toNumber(left) / toNumber(right) : compare(op, left, right);
    }
    case 'call': {
      const [first, second, third] = expression.args;
      if (expression.name === 'if') return first && second && third ? inner(inner(first) ? second : third) : null;
      if (expression.name === 'sum') return first ? inner(first) : null;
      const range = rangeOf(expression.args.map(inner));
      if (!range || !(range.from <= range.to)) return 0;
      return expression.name === 'days' ? daysInRange(range) : countWorkingDays(range.from, range.to);
    }
  }
}

/** Weekends off; the school's own calendar is the server's. */
export const countWeekdays: CountWorkingDays = (from, to) => {
  let count = 0;
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    if (![0, 6].includes(new Date(at).getUTCDay())) count += 1;
  }
  return count;
};

const isFilled = (data: Data, key: string) => {
  const value = data[key.split('.')[0] ?? key];
  return value !== undefined && value !== null && value !== '';
};

/**
 * The number a formula gives, rounded; null when there is none: a division by zero, a text in a sum, or none of its
 * fields filled in. A single empty field counts as 0, as people know it from spreadsheets.
 */
export function evaluate(
  expression: Expression,
  data: Data,
  { decimals, countWorkingDays }: { decimals: number; countWorkingDays: CountWorkingDays },
): number | null {
  const keys = fieldsIn(expression);
  if (keys.length > 0 && !keys.some((key) => isFilled(data, key))) return null;
  return roundTo(toNumber(compute(expression, data, countWorkingDays)), decimals);
}

/** Half away from zero, as money is rounded; null for what is no number. */
export function roundTo(value: number, decimals: number): number | null {
  if (!Number.isFinite(value)) return null;
  if (Math.abs(value) >= 1e15) return value;
  // 1.005 is a hair less in binary: fifteen digits are what a number really knows.
  const [digits = '0', exponent = '0'] = Math.abs(value).toPrecision(15).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  return Math.sign(value) * Number(`${scaled}e${-decimals}`) + 0;
}
