import { expect, test } from 'vitest';
import { letters } from './captcha-font.ts';
import { drawCaptcha } from './captcha-picture.ts';

test('every letter can be drawn, and all of it stays inside the picture', () => {
  for (const letter of letters) {
    const svg = drawCaptcha([letter, letter, letter, letter], Math.random);
    const numbers = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    expect(numbers.length).toBeGreaterThan(20);
    for (const [, x, y] of numbers) {
      expect(Math.abs(Number(x) - 66)).toBeLessThanOrEqual(66);
      expect(Math.abs(Number(y) - 22)).toBeLessThanOrEqual(22);
    }
  }
});

test('the markup holds lines only: no text, no name of a letter', () => {
  const svg = drawCaptcha(['A', 'K', '7', 'W'], Math.random);
  expect(svg).not.toMatch(/<text|<title|aria|id=/);
  expect(svg.replace(/<svg[^>]*>|<\/svg>|<rect[^>]*>|<path[^>]*>/g, '')).toBe('');
});

test('the same letters never look the same twice', () => {
  expect(drawCaptcha(['A', 'K'], Math.random)).not.toBe(drawCaptcha(['A', 'K'], Math.random));
});
