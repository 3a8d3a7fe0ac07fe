import { expect, test } from 'vitest';
import { toVector, VectorIndex } from './vector-index.ts';

const everyEntry = () => true;

/** Directions that have something in common, as those of a model do. */
function anIndex() {
  const index = new VectorIndex();
  const near = { card: [1, 0.1, 0, 0.5], leave: [0, 1, 0.1, 0.5], library: [0.1, 0, 1, 0.5] };
  for (const [entryId, values] of Object.entries(near)) index.put(entryId, toVector(values));
  return index;
}

test('the entry that points the same way stands out, the others hardly', async () => {
  const found = await anIndex().nearest(toVector([2, 0.2, 0, 1]), everyEntry, 3);
  expect([...found.keys()][0]).toBe('card');
  expect(found.get('card')).toBeGreaterThan(0.95);
  expect(found.get('library')).toBeLessThan(0.1);
});

test('entries that the asker may not know, that are gone, or that another model measured are no neighbours', async () => {
  const index = anIndex();
  index.put('other model', toVector([1, 0.1]));
  index.delete('library');
  const found = await index.nearest(toVector([1, 0.1, 0, 0.5]), (id) => id !== 'card', 3);
  expect([...found.keys()]).toEqual(['leave']);
});

test('twenty thousand entries are scanned without holding up others', async () => {
  const index = new VectorIndex();
  for (let at = 0; at < 20_000; at += 1) index.put(String(at), toVector([Math.sin(at), Math.cos(at), 1]));
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  count();
  await index.nearest(toVector([0, 1, 1]), everyEntry, 20);
  isDone = true;
  expect(turns).toBeGreaterThan(10);
});
