import * as uiLimits from '@yizhan/contract/limits/ui.ts';

const tile = { width: 480, height: 320 };
const lineHeight = 1.4;

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** One tile of the watermark as a data URL: the lines around its centre, rotated by the specified angle. */
export function watermarkPicture(lines: readonly string[], colour: string): string {
  const size = uiLimits.watermarkFontPx;
  const middle = { x: tile.width / 2, y: tile.height / 2 };
  const rows = lines.map((line, index) => {
    const y = middle.y + (index - (lines.length - 1) / 2) * size * lineHeight;
    return `<text x="${middle.x}" y="${y}">${escaped(line)}</text>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.height}">` +
    `<g transform="rotate(-${uiLimits.watermarkDegrees} ${middle.x} ${middle.y})" fill="${escaped(colour)}"` +
    ` font-size="${size}" font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif"` +
    ` text-anchor="middle" dominant-baseline="central">${rows.join('')}</g></svg>`;
  // encodeURIComponent leaves brackets, which would end the url() early in a lenient parser.
  const data = encodeURIComponent(svg).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  return `url("data:image/svg+xml,${data}")`;
}
