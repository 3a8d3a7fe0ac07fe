import * as portalLimits from './limits/portal.ts';

/** Reading text against its ground, as WCAG asks. */
const readable = portalLimits.minContrast;
/** A lighter brand than this carries dark letters: darkened far enough for white ones it would be another colour. */
const lightBrand = 2.4;
const white = '#ffffff';
const dark = '#1a2233';

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const x = part / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const darker = (hex: string, by: number) => hexOf(rgbOf(hex).map((part) => part * (1 - by)) as unknown as Rgb);

/** The brand, darkened only as far as white letters on it can be read. */
function fillFor(brand: string): string {
  for (let by = 0; by < 1; by += 0.02) {
    const fill = darker(brand, by);
    if (contrast(fill, white) >= readable) return fill;
  }
  return dark;
}

/** What a brand colour sets: the brand itself, and a ground with the letters that can be read on it. */
export function paletteOf(brand: string): Record<string, string> {
  if (contrast(brand, white) < lightBrand) return { '--brand': brand, '--brand-fill': brand, '--on-brand': dark };
  return { '--brand': brand, '--brand-fill': fillFor(brand), '--on-brand': white };
}

/** How well white letters can be read on what the product makes of a brand colour. */
export const contrastWithWhite = (brand: string) => contrast(paletteOf(brand)['--brand-fill'] ?? brand, white);
