import { bulkLists as named } from '@yizhan/contract/bulk-lists.ts';
import { expect, test } from 'vitest';
import { bulkLists } from './bulk-lists.ts';
import { readCell } from './domain/bulk/read-cell.ts';

test('OV-4 the screens offer to import what the server can import, under the code it knows', () => {
  const declared = [...bulkLists].map(([name, { code, importing }]) => [name, code, importing !== undefined]);
  expect(declared).toEqual(Object.entries(named).map(([name, { imports }]) => [name, name, imports]));
});

test('IP-13 numbers of people and telephones in full-width digits are the usual ones, in every list', () => {
  const read = [...bulkLists.values()].flatMap(({ code, columns, importing }) =>
    columns
      .filter(({ name }) => importing && ['number', 'phone', 'mobile', 'complaintPhone', 'complaint'].includes(name))
      .map(({ name, kind }) => {
        const column = { name, kind, required: false, at: 0, options: undefined };
        return [code, name, readCell(column, '０１０６２７８', '０１０６２７８')];
      }),
  );
  expect(read.length).toBeGreaterThan(0);
  for (const [code, name, cell] of read) expect([code, name, cell]).toEqual([code, name, { value: '0106278' }]);
});
