import type { Favourite } from '@yizhan/contract/entities/hall.ts';
import { expect, test } from 'vitest';
import { aServiceTile } from '../../../test/services.ts';
import { ALL, LOOSE, placeOf, reordered, shownIn, withoutFolder } from './favourite-rules.ts';

const one = (serviceId: string, folderId: string | null = null): Favourite => ({
  ...aServiceTile({ serviceId }),
  folderId,
});
const all = [one('1'), one('2', '5'), one('3'), one('4', '5')];
const ids = (services: readonly Favourite[]) => services.map(({ serviceId }) => serviceId);

test('HL-12 a folder shows its own, and what is in none stands apart', () => {
  expect(ids(shownIn(all, ALL))).toEqual(['1', '2', '3', '4']);
  expect(ids(shownIn(all, '5'))).toEqual(['2', '4']);
  expect(ids(shownIn(all, LOOSE))).toEqual(['1', '3']);
});

test('HL-12 favourites of a folder change places among themselves, the others stay', () => {
  expect(ids(reordered(all, [one('4', '5'), one('2', '5')]))).toEqual(['1', '4', '3', '2']);
});

test('a folder that is removed leaves its favourites marked', () => {
  const left = withoutFolder({ folders: [{ id: '5', name: '学习' }], services: all }, '5');
  expect(left.folders).toEqual([]);
  expect(left.services.map(({ folderId }) => folderId)).toEqual([null, null, null, null]);
});

test('an address that names a folder that is gone shows everything', () => {
  expect(placeOf('9', [{ id: '5', name: '学习' }])).toBe(ALL);
  expect(placeOf('5', [{ id: '5', name: '学习' }])).toBe('5');
  expect(placeOf(null, [])).toBe(ALL);
});
