import * as cardLimits from '@yizhan/contract/limits/cards.ts';

/** A value of a sample answer and where it stands, as a mapping writes it. */
export type SampleLeaf = { path: string; value: string };

function leavesAt(value: unknown, path: string): SampleLeaf[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesAt(one, `${path}[${at}]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => leavesAt(one, path === '' ? name : `${path}.${name}`));
  return value === null || value === '' ? [] : [{ path, value: String(value) }];
}

/** The values of a sample; undefined when it was cut and cannot be read. */
export function sampleLeaves(sample: string): SampleLeaf[] | undefined {
  try {
    return leavesAt(JSON.parse(sample), '').slice(0, cardLimits.maxSampleValues);
  } catch {
    return undefined;
  }
}

/** A name for the field of a value: the last name of its path, made to fit and unlike those there are. */
export function fieldNameFor(path: string, taken: readonly string[]): string {
  const last =
    path
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  const plain =
    last
      .replace(/\W/g, '')
      .replace(/^[^a-zA-Z]+/, '')
      .slice(0, cardLimits.fieldNameLength) || 'field';
  const numbered = (n: number): string => {
    const name = n === 1 ? plain : `${plain.slice(0, cardLimits.fieldNameLength - 3)}${n}`;
    return taken.includes(name) ? numbered(n + 1) : name;
  };
  return numbered(1);
}
