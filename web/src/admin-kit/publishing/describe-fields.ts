import { type ChangeDescriber, toPlainText } from './change-describer.ts';
import type { ValueNames } from './value-names.tsx';

type FieldDescription = { label: string; words?: (value: never) => string };

/** Describes the paths of a flat content by its field labels. */
export function describeFields<C extends object>(
  fields: { [K in keyof C & string]: FieldDescription },
  names?: ValueNames,
): ChangeDescriber {
  const of = ([first]: readonly (string | number)[]) => (fields as Record<string, FieldDescription>)[String(first)];
  return {
    names,
    label: (path) => of(path)?.label ?? path.join('.'),
    words: (path, value) => {
      const own = of(path)?.words;
      const empty = value === undefined || value === null || value === '';
      return own && !empty && path.length === 1 ? own(value as never) : toPlainText(value);
    },
  };
}
