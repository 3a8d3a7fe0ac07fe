import type { Call } from '@yizhan/contract/call.ts';
import * as z from 'zod';

export type Schema = {
  /** Several, where null is one of them. */
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

const idPattern = '^[1-9]\\d{0,17}$';
/** A message's id begins with that of its conversation. */
const messageIdPattern = '^[1-9]\\d{0,17}-[1-9]\\d{0,15}$';

/** Text that matches the patterns used in the contract. */
const fitting = [
  '2030-01-01 00:00:00',
  '2030-01-01',
  '08:00',
  '#336699',
  'walk.example',
  'walk@example.org',
  '/files/9',
  'W1',
  'w1',
  'https://walk.example',
  'A',
  'W-{yyyy}-{000}',
];

export function schemaOf(call: Call): Schema {
  const { $defs = {}, ...schema } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return expand(schema, $defs, 0) as Schema;
}

/** Blocks inside blocks are followed so far. */
const DEEPEST = 2;

/** Puts what a reference points at in its place; what refers to itself ends after some rounds. */
function expand(node: unknown, defs: Record<string, Schema>, depth: number): unknown {
  if (Array.isArray(node)) return node.map((one) => expand(one, defs, depth));
  if (typeof node !== 'object' || node === null) return node;
  const reference = '$ref' in node && typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined;
  if (reference !== undefined) return depth < DEEPEST ? expand(defs[reference] ?? {}, defs, depth + 1) : {};
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, expand(inner, defs, depth)]));
}

/** A valid input of a call, generated from its schema; every id in it is the given one. */
export const sampleInput = (call: Call, id: string) => sample(schemaOf(call), id) as Record<string, unknown>;

/** The same with nothing but what is required: lists come unfiltered. */
export const shortestInput = (call: Call, id: string) =>
  sample(withoutOptional(schemaOf(call)), id) as Record<string, unknown>;

function withoutOptional(schema: Schema): Schema {
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return {
    ...schema,
    ...(schema.properties
      ? { properties: Object.fromEntries(required.map(([name, of]) => [name, withoutOptional(of)])) }
      : {}),
  };
}

export function sample(schema: Schema, id: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sample(either.find(({ type }) => type !== 'null') ?? {}, id);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, id)));
  switch ([schema.type ?? 'string'].flat().find((type) => type !== 'null') ?? 'string') {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, sample(of, id)]));
    case 'array':
      return several(schema, id);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return text(schema, id);
  }
}

/** The minimum number of items, without duplicates. */
function several({ items = {}, minItems = 1 }: Schema, id: string): unknown[] {
  const one = sample(items, id);
  return Array.from({ length: Math.max(minItems, 1) }, (_, at) => (at > 0 && typeof one === 'string' ? one + at : one));
}

function text({ pattern, minLength = 1 }: Schema, id: string) {
  if (pattern === idPattern) return id;
  if (pattern === messageIdPattern) return `${id}-1`;
  const fit = pattern && fitting.find((candidate) => new RegExp(pattern).test(candidate));
  return fit ?? 'walk1234'.padEnd(minLength, 'x');
}

/** Whether the call's input contains an id anywhere. */
export const takesId = (call: Call) => JSON.stringify(schemaOf(call)).includes(JSON.stringify(idPattern));

/** The input fields of a call, by name. */
export const fieldsOf = (call: Call) => Object.keys(schemaOf(call).properties ?? {});
