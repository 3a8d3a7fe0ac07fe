import { expect, test } from 'vitest';
import { hideSmall, hideSmallTable, isSmall, maskingOf } from './hiding.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
/** Sums are known, except small ones. */
const known = (counts: readonly number[]) => (isSmall(sum(counts)) ? '<' : sum(counts));

/** Every list of so many numbers that are no more than this together. */
function* lists(length: number, most: number): Generator<number[]> {
  if (length === 0) yield [];
  else for (let n = 0; n <= most; n += 1) for (const rest of lists(length - 1, most - n)) yield [n, ...rest];
}

/** Small counts that only one of all the wholes with the same answer has: whoever knows the rule could work them out. */
function tellingAnswers(wholes: Iterable<number[]>, answer: (counts: readonly number[]) => unknown): string[] {
  const byAnswer = new Map<string, number[][]>();
  for (const counts of wholes) {
    const key = JSON.stringify(answer(counts));
    byAnswer.set(key, [...(byAnswer.get(key) ?? []), counts]);
  }
  return [...byAnswer].flatMap(([key, possible]) => {
    const [first = []] = possible;
    const revealed = first.some((count, at) => isSmall(count) && possible.every((one) => one[at] === count));
    return revealed ? [`${key} can only be ${first}`] : [];
  });
}

test('EF-2 no small count of a whole can be worked out from the others, their sum and the rule, unless all are small', () => {
  for (const length of [2, 3, 4]) {
    const telling = tellingAnswers(lists(length, 24), (counts) => [hideSmall(counts), known(counts)]);
    const allSmall = telling.filter((text) => /can only be (1|4)(,\1)*$/.test(text));
    expect(telling).toEqual(allSmall);
  }
});

const tableOf = (counts: readonly number[], width: number) =>
  Array.from({ length: counts.length / width }, (_, at) => counts.slice(at * width, (at + 1) * width));
const columnsOf = (table: readonly (readonly number[])[]) =>
  (table[0] ?? []).map((_, at) => table.map((row) => row[at] ?? 0));
const sumsOf = (counts: readonly number[], width: number) => {
  const table = tableOf(counts, width);
  return [...table, ...columnsOf(table)].map(sum);
};

/** A small count that is the same in every table with these shown counts and shown sums, or undefined. */
function toldBy(counts: readonly number[], width: number, others: readonly { counts: number[]; sums: number[] }[]) {
  const table = tableOf(counts, width);
  const shown = hideSmallTable(table).flat();
  const sums = [...hideSmall(table.map(sum)), ...hideSmall(columnsOf(table).map(sum))];
  const possible = others.filter(
    (other) =>
      shown.every((count, at) => count === null || count === other.counts[at]) &&
      sums.every((one, at) => one === null || one === other.sums[at]),
  );
  const revealed = counts.findIndex(
    (count, at) => isSmall(count) && possible.every((other) => other.counts[at] === count),
  );
  return revealed < 0 ? undefined : { counts, shown, revealed };
}

test('EF-2 no small count of a table can be worked out from the counts and the sums that are shown', () => {
  for (const [width, height, totals] of [
    [2, 2, [5, 6, 9, 12, 18]],
    [2, 3, [6, 10]],
  ] as const)
    for (const total of totals) {
      const tables = [...lists(width * height, total)]
        .filter((counts) => sum(counts) === total)
        .map((counts) => ({ counts, sums: sumsOf(counts, width) }));
      expect(tables.flatMap(({ counts }) => toldBy(counts, width, tables) ?? [])).toEqual([]);
    }
});

test('EF-2 a table without small counts is shown as it is, and supervisors read all of any', () => {
  const table = [
    [8, 6, 5],
    [9, 0, 9],
  ];
  expect(hideSmallTable(table)).toEqual(table);
  expect(maskingOf({ supervises: true }).table([[1, 2]])).toEqual([[1, 2]]);
});
