import { expect, test } from 'vitest';
import { apiDocument, committedDocument } from './write-api.ts';

test('docs/api.json is what the contract says (if not: npx tsx server/src/http/write-api.ts)', () => {
  expect(committedDocument() === apiDocument()).toBe(true);
});
