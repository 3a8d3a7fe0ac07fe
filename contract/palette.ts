import * as portalLimits from './limits/portal.ts';

/** Minimum contrast of text by WCAG. */
const readable = portalLimits.minContrast;
/** A lighter brand gets dark text: darkened enough for white text, it would be a different colour. */
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

/** The brand, darkened only as far as white text on it needs. */
function fillFor(brand: string): string {
  for (let by = 0; by < 1; by += 0.02) {
    const fill = darker(brand, by);
    if (contrast(fill, white) >= readable) return fill;
  }
  return dark;
}

/** So red that a field framed in it looks like one with an error. */
function isNearRed(brand: string): boolean {
  const [r, g, b] = rgbOf(brand);
  const least = Math.min(g, b);
  // Saturated, and no further than 20 degrees from red.
  return r > Math.max(g, b) && r - least > r / 3 && Math.abs(g - b) < (r - least) / 3;
}

/** The palette of a brand colour: the brand itself, a background with a readable text colour, a ring unlike an error. */
export function paletteOf(brand: string): Record<string, string> {
  const ring = isNearRed(brand) ? { '--ring': 'var(--second)' } : {};
  if (contrast(brand, white) < lightBrand)
    return { '--brand': brand, '--brand-fill': brand, '--on-brand': dark, ...ring };
  return { '--brand': brand, '--brand-fill': fillFor(brand), '--on-brand': white, ...ring };
}

/** The contrast of white text on the background derived from a brand colour. */
export const contrastWithWhite = (brand: string) => contrast(paletteOf(brand)['--brand-fill'] ?? brand, white);
