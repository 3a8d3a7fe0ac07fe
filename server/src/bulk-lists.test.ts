import { bulkLists as named } from '@yizhan/contract/bulk-lists.ts';
import { expect, test } from 'vitest';
import { bulkLists } from './bulk-lists.ts';

test('OV-4 the screens offer to import what the server can import, under the code it knows', () => {
  const declared = [...bulkLists].map(([name, { code, importing }]) => [name, code, importing !== undefined]);
  expect(declared).toEqual(Object.entries(named).map(([name, { imports }]) => [name, name, imports]));
});
