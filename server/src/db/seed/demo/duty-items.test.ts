import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import { expect, test } from 'vitest';
import { departments } from './departments.ts';
import { dutyItems } from './duty-items.ts';
import { services } from './services.ts';

test('LS-1 LS-2 the demo campus lists 150 items of 12 departments in its three lists, each under a code of its own', () => {
  expect(dutyItems.length).toBeGreaterThanOrEqual(150);
  expect(new Set(dutyItems.map(({ content }) => content.code)).size).toBe(dutyItems.length);
  const lists = firstDutyListsContent().lists.map(({ code }) => code);
  expect(new Set(dutyItems.map(({ content }) => content.listType))).toEqual(new Set(lists));
  expect(new Set(dutyItems.map(({ dept }) => dept)).size).toBe(12);
});

test('LS-1 an item of the demo campus names departments and services that are there', () => {
  const depts = new Set(departments.map(({ code }) => code));
  const offered = new Set(services.map(({ code }) => code));
  const named = dutyItems.flatMap(({ dept, partner }) => [dept, partner ?? dept]);
  expect(named.filter((code) => !depts.has(code))).toEqual([]);
  expect(dutyItems.flatMap(({ service }) => service ?? []).filter((code) => !offered.has(code))).toEqual([]);
});
