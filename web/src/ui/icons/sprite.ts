import { createHash } from 'node:crypto';
import { glyphs } from './glyphs.ts';
import { iconNames } from './names.ts';

/** The whole sprite as one SVG document; stroke and size come from Icon.css and the svg that uses a symbol. */
export function createSprite(): string {
  const symbols = iconNames.map((name) => {
    const glyph = glyphs[name];
    const path =
      typeof glyph === 'string'
        ? `<path d="${glyph}"/>`
        : `<path d="${glyph.filled}" fill="currentColor" stroke-width="1"/>`;
    return `<symbol id="${name}" viewBox="0 0 24 24">${path}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** The sprite's URL: its name contains a hash of seven characters, as the bundler gives to immutable files. */
export const toSpriteUrl = (sprite: string) =>
  `/assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 7)}.svg`;
