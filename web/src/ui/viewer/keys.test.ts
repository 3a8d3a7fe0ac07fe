import { expect, test } from 'vitest';
import { parseCommand } from './keys.ts';
import { parseSwipe } from './swipe.ts';

const press = (key: string, modifiers: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) =>
  parseCommand({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

test('OV-3 the arrows go to the neighbours and change the size', () => {
  expect(press('ArrowLeft')).toBe('previous');
  expect(press('ArrowRight')).toBe('next');
  expect(press('ArrowUp')).toBe('zoomIn');
  expect(press('ArrowDown')).toBe('zoomOut');
});

test('OV-3 plus and minus change the size, with Ctrl too, and plus needs no Shift', () => {
  for (const modifiers of [{}, { ctrlKey: true }, { metaKey: true }]) {
    expect(press('+', modifiers)).toBe('zoomIn');
    expect(press('=', modifiers)).toBe('zoomIn');
    expect(press('-', modifiers)).toBe('zoomOut');
  }
});

test('OV-3 Ctrl+0 shows the whole picture, Ctrl+1 its own size, Space changes between them', () => {
  expect(press('0', { ctrlKey: true })).toBe('fit');
  expect(press('1', { metaKey: true })).toBe('original');
  expect(press(' ')).toBe('toggle');
});

test('other keys are left to the browser', () => {
  expect(press('0')).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { ctrlKey: true })).toBeUndefined();
  expect(press('a')).toBeUndefined();
});

test('a finger wipes to the neighbour only far enough and sideways', () => {
  expect(parseSwipe({ dx: -80, dy: 10 })).toBe('next');
  expect(parseSwipe({ dx: 80, dy: -10 })).toBe('previous');
  expect(parseSwipe({ dx: 40, dy: 0 })).toBeUndefined();
  expect(parseSwipe({ dx: 80, dy: 120 })).toBeUndefined();
});
