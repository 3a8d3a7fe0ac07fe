import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './names.ts';
import { spriteOf } from './sprite.ts';

test('the committed sprite is the one the glyphs draw', () => {
  const committed = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8');
  expect(committed).toBe(spriteOf());
});

test('every glyph has a name of its own and a drawing', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
  const drawn = [...spriteOf().matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><path d="M[^"]+"/g)].map(
    (hit) => hit[1],
  );
  expect(drawn).toEqual([...iconNames]);
});
