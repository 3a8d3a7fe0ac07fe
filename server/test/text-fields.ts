import type { Call } from '@yizhan/contract/call.ts';
import { type Schema, sample, schemaOf } from './sample-input.ts';

/** A place in an input that takes text, and a valid input but for the text given there. */
type TextField = { path: string; inputWith(text: string): unknown };

const SOME_ID = '999999999999';

/** Every text field of a call, however deep: in lists, in records and in each alternative of a union. */
export const textFieldsOf = (call: Call): TextField[] => fieldsIn(schemaOf(call), '');

function fieldsIn(schema: Schema, path: string): TextField[] {
  if (schema.const !== undefined || schema.enum) return [];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.flatMap((one) => fieldsIn(one, path));
  if (schema.allOf) return schema.allOf.flatMap((one) => inside(schema, fieldsIn(one, path)));
  switch (schema.type ?? 'string') {
    case 'object':
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) => under(schema, name, fieldsIn(of, name))),
        ...under(schema, '*', fieldsIn(recordValue(schema), '*')),
      ].map((field) => ({ ...field, path: path ? `${path}.${field.path}` : field.path }));
    case 'array':
      return fieldsIn(schema.items ?? {}, `${path}[]`).map(({ path, inputWith }) => ({
        path,
        inputWith: (text) => [inputWith(text)],
      }));
    case 'string':
      return [{ path, inputWith: (text) => text }];
    default:
      return [];
  }
}

const recordValue = ({ additionalProperties: values }: Schema): Schema =>
  typeof values === 'object' ? values : { type: 'null' };

/** Valid by its schema; made once, since every field of an object stands beside it. */
const samples = new WeakMap<Schema, object>();
function sampleOf(schema: Schema): object {
  const made = samples.get(schema) ?? (sample(schema, SOME_ID) as object);
  samples.set(schema, made);
  return made;
}

/** Puts a value under its name into a valid object. */
const under = (object: Schema, name: string, fields: TextField[]): TextField[] =>
  fields.map(({ path, inputWith }) => ({
    path,
    inputWith: (text) => ({ ...sampleOf(object), [name]: inputWith(text) }),
  }));

/** Adds what one part of an intersection has to what the others have. */
const inside = (whole: Schema, fields: TextField[]): TextField[] =>
  fields.map(({ path, inputWith }) => ({
    path,
    inputWith: (text) => ({ ...sampleOf(whole), ...(inputWith(text) as object) }),
  }));
