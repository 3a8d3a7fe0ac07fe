import type { Favourite } from '@yizhan/contract/entities/hall.ts';
import { expect, test } from 'vitest';
import { aServiceTile } from '../../../test/services.ts';
import { ALL, LOOSE, parseFolder, removeFolder, reorder, servicesIn } from './favourite-rules.ts';

const one = (serviceId: string, folderId: string | null = null): Favourite => ({
  ...aServiceTile({ serviceId }),
  folderId,
});
const all = [one('1'), one('2', '5'), one('3'), one('4', '5')];
const ids = (services: readonly Favourite[]) => services.map(({ serviceId }) => serviceId);

test('HL-12 a folder shows its own, and what is in none stands apart', () => {
  expect(ids(servicesIn(all, ALL))).toEqual(['1', '2', '3', '4']);
  expect(ids(servicesIn(all, '5'))).toEqual(['2', '4']);
  expect(ids(servicesIn(all, LOOSE))).toEqual(['1', '3']);
});

test('HL-12 favourites of a folder change places among themselves, the others stay', () => {
  expect(ids(reorder(all, [one('4', '5'), one('2', '5')]))).toEqual(['1', '4', '3', '2']);
});

test('a folder that is removed leaves its favourites marked', () => {
  const left = removeFolder({ folders: [{ id: '5', name: '学习' }], services: all }, '5');
  expect(left.folders).toEqual([]);
  expect(left.services.map(({ folderId }) => folderId)).toEqual([null, null, null, null]);
});

test('an address that names a folder that is gone shows everything', () => {
  expect(parseFolder('9', [{ id: '5', name: '学习' }])).toBe(ALL);
  expect(parseFolder('5', [{ id: '5', name: '学习' }])).toBe('5');
  expect(parseFolder(null, [])).toBe(ALL);
});
