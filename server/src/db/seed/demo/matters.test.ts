import { expect, test } from 'vitest';
import { namedPeople } from './accounts.ts';
import { campusConnectors } from './campus.ts';
import { matters } from './matters.ts';

test('PC-1 what the demo campus is read for does not stand among one’s data a second time, with another number', () => {
  const read = new Set(campusConnectors.map(({ name }) => name));
  const kept = matters(new Date('2026-11-19T02:00:00Z'), namedPeople);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter(({ title }) => read.has(title))).toEqual([]);
});
