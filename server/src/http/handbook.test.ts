import { sectionDetails } from '@yizhan/contract/section-details.ts';
import { sectionNames } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { handbookFile } from './handbook.ts';

test('AD-1 every section of administration has its page in the handbook', () => {
  const pages = sectionNames.map((name) => sectionDetails[name].handbook);
  expect(pages.filter((page) => handbookFile(page) === undefined)).toEqual([]);
});

test('AD-1 nothing outside the handbook is served as a page of it', () => {
  for (const page of ['../ARCHITECTURE', '..%2fsecurity', 'no-such', '']) expect(handbookFile(page)).toBeUndefined();
});
