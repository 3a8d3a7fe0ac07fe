import { expect, test } from 'vitest';
import { columns } from './ServiceTable.tsx';

/** The width of a table in a 1366 px window, after side list, margins and border; its action column included. */
const WIDTH = 1100;
const ACTIONS = 88;

test('the columns shown at first fit a window of 1366 px', () => {
  const widths = columns.filter(({ hidden }) => !hidden).map(({ width }) => width);
  expect(widths.reduce((sum, width) => sum + width, ACTIONS)).toBeLessThanOrEqual(WIDTH);
});
