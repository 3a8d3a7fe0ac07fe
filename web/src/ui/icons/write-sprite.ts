// Run after changing a glyph: npx tsx web/src/ui/icons/write-sprite.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createSprite, toSpriteUrl } from './sprite.ts';

const folder = new URL('../../../public/assets/', import.meta.url);
const address = toSpriteUrl(createSprite());

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
writeFileSync(new URL(`../../../public${address}`, import.meta.url), createSprite());
writeFileSync(
  new URL('../../../../contract/sprite.ts', import.meta.url),
  `// Written by web/src/ui/icons/write-sprite.ts.

/** The file of all glyphs. Its name changes with what is drawn in it, so a browser that has it never asks again. */
export const sprite = '${address}';
`,
);
