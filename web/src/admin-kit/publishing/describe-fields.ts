import { type Describe, plainWords } from './change-describer.ts';

type Words = { label: string; words?: (value: never) => string };

/** Says the places of a flat content by its fields' own words. */
export function describeFields<C extends object>(fields: { [K in keyof C & string]: Words }): Describe {
  const of = ([first]: readonly (string | number)[]) => (fields as Record<string, Words>)[String(first)];
  return {
    label: (path) => of(path)?.label ?? path.join('.'),
    words: (path, value) => {
      const own = of(path)?.words;
      const empty = value === undefined || value === null || value === '';
      return own && !empty && path.length === 1 ? own(value as never) : plainWords(value);
    },
  };
}
