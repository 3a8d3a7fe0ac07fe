import { expect, test } from 'vitest';
import { columns } from './ServiceTable.tsx';

/** Of a window of 1366 px the side list, the margins and the border leave this to a table; its actions take their part. */
const WIDTH = 1100;
const ACTIONS = 88;

test('the columns shown at first fit a window of 1366 px', () => {
  const widths = columns.filter(({ hidden }) => !hidden).map(({ width }) => width);
  expect(widths.reduce((sum, width) => sum + width, ACTIONS)).toBeLessThanOrEqual(WIDTH);
});
