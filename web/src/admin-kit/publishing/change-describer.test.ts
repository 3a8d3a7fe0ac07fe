import { expect, test } from 'vitest';
import { toPlainText } from './change-describer.ts';

test('PB-3 a formatted text is read as its words, without markup', () => {
  expect(toPlainText('<p>周一<strong>停水</strong></p><ul><li>东校区</li><li>A&amp;B 楼</li></ul>')).toBe(
    '周一停水 东校区 A&B 楼',
  );
  expect(toPlainText('3 < 5')).toBe('3 < 5');
  expect(toPlainText('<p></p>')).toBe(toPlainText(''));
});

test('PB-3 a list or a record is read as its values, without braces and brackets', () => {
  expect(
    toPlainText([
      { name: '教务处', url: 'https://jw.example/', target: null },
      { name: '图书馆', url: '' },
    ]),
  ).toBe('教务处 · https://jw.example/、图书馆');
  expect(toPlainText([])).toBe(toPlainText(null));
  expect(toPlainText(true)).toBe('是');
});
