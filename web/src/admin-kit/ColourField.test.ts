import { expect, test } from 'vitest';
import { toContrastText } from './ColourField.tsx';

test('a dark colour carries white letters', () => {
  expect(toContrastText('#7a1f2b')).toMatch(/^白字对比度 10\.\d:1，清晰可读$/);
});

test('a middling colour is darkened for white letters, and one reads how far', () => {
  expect(toContrastText('#008cff')).toMatch(/^白字对比度 3\.\d:1，低于 4\.5:1；按钮会自动加深到 4\.\d:1$/);
});

test('a light colour gets dark letters', () => {
  expect(toContrastText('#ffe08a')).toContain('深色文字');
});
