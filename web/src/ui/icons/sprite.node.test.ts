import { readFileSync } from 'node:fs';
import { sprite } from '@yizhan/contract/sprite.ts';
import { expect, test } from 'vitest';
import { iconNames } from './names.ts';
import { createSprite, toSpriteUrl } from './sprite.ts';

test('the committed sprite is the one the glyphs draw, under a name of its own', () => {
  expect(sprite).toBe(toSpriteUrl(createSprite()));
  const committed = readFileSync(new URL(`../../../public${sprite}`, import.meta.url), 'utf8');
  expect(committed).toBe(createSprite());
});

test('every glyph has a name of its own and a drawing', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
  const symbolIds = [...createSprite().matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><path d="M[^"]+"/g)].map(
    (hit) => hit[1],
  );
  expect(symbolIds).toEqual([...iconNames]);
});
