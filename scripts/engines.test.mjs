import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/root.mjs';

const features = inRoot('server/src/features');
const testsOf = (feature) =>
  readdirSync(`${features}/${feature}`, { recursive: true }).filter((file) => file.endsWith('.api.test.ts'));

test('every feature with API tests has one that runs on both engines', () => {
  expect(existsSync(features)).toBe(true);
  const without = readdirSync(features).filter((feature) => {
    const files = testsOf(feature);
    return files.length > 0 && !files.some((file) => file.endsWith('.engines.api.test.ts'));
  });
  expect(without).toEqual([]);
});
