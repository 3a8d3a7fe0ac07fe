import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** Declarations of every block with this selector, at any nesting depth. */
const declared = (selector: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter((block) => block[1]?.trim().endsWith(selector))
    .flatMap((block) => [...(block[2] ?? '').matchAll(/([\w-]+):\s*([^;]+);/g)])
    .map((hit) => [hit[1] ?? '', hit[2] ?? ''] as const);

test('the theme that follows the system is the dark theme, word for word', () => {
  expect(declared('[data-theme="auto"]')).toEqual(declared('[data-theme="dark"]'));
});

const light = Object.fromEntries(declared('[data-theme]'));
const dark = { ...light, ...Object.fromEntries(declared('[data-theme="dark"]')) };
const tints = [1, 2, 3, 4, 5, 6].map((n) => [`--tint-${n}-ink`, `--tint-${n}`]);
const grounds = ['--surface', '--page', '--hover', '--sunk'];
const pairs = [
  ...['--ink', '--second', '--faint'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...['good', 'warn', 'bad', 'info'].flatMap((tone) =>
    ['--surface', '--page', `--${tone}-soft`].map((ground) => [`--${tone}-ink`, ground]),
  ),
  ['--on-fill', '--bad-fill'],
  ...tints,
].map(([text, ground]) => ({ text: text ?? '', ground: ground ?? '' }));

test.each(pairs)('$text on $ground is read at 4.5:1 in light and dark', ({ text, ground }) => {
  for (const theme of [light, dark])
    expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
});
