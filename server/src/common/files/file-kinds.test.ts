import { expect, test } from 'vitest';
import { dispositionOf, type FileKind, fileName } from './file-kinds.ts';

const jpeg: FileKind = { mime: 'image/jpeg', disposition: 'inline', picture: true, extensions: ['jpg', 'jpeg'] };

test('a name keeps its words, loses its path and its tricks, and ends as the content asks', () => {
  const named = (given: string) => fileName(given, jpeg, 20);
  expect(named('校门.jpeg')).toBe('校门.jpeg');
  expect(named('photo.png')).toBe('photo.jpg');
  expect(named('report.v2')).toBe('report.v2.jpg');
  expect(named('C:\\secret\\a.jpg')).toBe('a.jpg');
  expect(named('../../etc/a"\r\n<b>.jpg')).toBe('ab.jpg');
  expect(named('')).toBe('file.jpg');
  expect(named('x'.repeat(99))).toHaveLength(20);
});

test('only pictures, PDF and recordings are shown; everything else is saved', () => {
  expect(['image/png', 'video/mp4'].map(dispositionOf)).toEqual(['inline', 'inline']);
  expect(['text/csv', 'application/pdf', 'text/html'].map(dispositionOf)).toEqual([
    'attachment',
    'attachment',
    'attachment',
  ]);
});
