import type { ImportParams } from './job.ts';

/** A column of the file: its place, its head, and under what a failed row keeps its cell. */
export type FileColumn = { name: string; head: string | undefined; at: number };

type ColumnMatch = Pick<ImportParams, 'places' | 'heads'>;

/** In the order of the file. What was matched with nothing is named by its place, so that an error file has it again. */
export function fileColumns({ places, heads = [] }: ColumnMatch): FileColumn[] {
  const headAt = new Map(heads.map(({ head, at }) => [at, head]));
  const matched = Object.entries(places).map(([name, at]) => ({ name, head: headAt.get(at), at }));
  const taken = new Set(Object.values(places));
  const left = heads.flatMap(({ head, at }) => (taken.has(at) ? [] : [{ name: `@${at}`, head, at }]));
  return [...matched, ...left].sort((a, b) => a.at - b.at);
}
