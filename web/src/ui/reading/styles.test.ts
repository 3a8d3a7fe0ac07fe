import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../contrast.ts';

const css = readFileSync('web/public/reading.css', 'utf8').replace(/\/\*.*?\*\//gs, '');
const declared = (selector: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter((block) => block[1]?.trim() === selector)
    .flatMap((block) => [...(block[2] ?? '').matchAll(/([\w-]+):\s*([^;]+);/g)])
    .map((hit) => [hit[1] ?? '', hit[2] ?? ''] as const);
const more = 'html:root[data-contrast="more"]';

test('stronger colours that follow the system are those of the dark theme, word for word', () => {
  expect(declared(`${more}[data-theme="auto"]`)).toEqual(declared(`${more}[data-theme="dark"]`));
  const body = (theme: string) => declared(`[data-contrast="more"][data-theme="${theme}"] body`);
  expect(body('auto')).toEqual(body('dark'));
});

test.each(['', '[data-theme="dark"]'])('with stronger colours letters are read at 7:1 %s', (theme) => {
  const colours = Object.fromEntries(declared(more + theme));
  for (const letters of ['--ink', '--second', '--faint', '--good-ink', '--warn-ink', '--bad-ink'])
    for (const ground of ['--surface', '--page', '--sunk', '--hover'])
      expect(contrast(colours[letters] ?? '', colours[ground] ?? ''), `${letters} on ${ground}`).toBeGreaterThan(7);
});
