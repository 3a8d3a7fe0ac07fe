import { randomBytes, randomInt } from 'node:crypto';
import { type Letter, strokes } from './captcha-font.ts';
import { betweenOf, type Grey, type RandomBetween, warp } from './captcha-warp.ts';

type Point = readonly [x: number, y: number];

/** Twice as many pixels as it is shown with. */
const WIDTH = 240;
const HEIGHT = 88;
const UNIT = 9.6; // pixels per grid unit of the font
const STEPS = 5; // points at which a straight stroke is bent
const DECOYS = 1;

/** Not Math.random: from some pictures its next numbers could be computed. */
const random = () => randomInt(2 ** 32) / 2 ** 32;

/**
 * The letters as a raster picture (WebP). Lines are drawn by sharp, off this thread, then bent pixel by pixel: letters
 * touch, decoys cross them with the same stroke, and no path or outline reaches the client.
 */
export async function drawCaptcha(answer: readonly Letter[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const between = betweenOf(random);
  const { data } = await sharp(Buffer.from(linesSvg(answer, between)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn: Grey = { width: WIDTH, height: HEIGHT, pixels: data };
  const { pixels } = warp(drawn, random, randomBytes(WIDTH * HEIGHT));
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  return sharp(pixels, { raw }).webp({ quality: 60 }).toBuffer();
}

function linesSvg(answer: readonly Letter[], between: RandomBetween): string {
  // Narrower than the picture allows: neighbours touch.
  const step = (WIDTH - 80) / (answer.length - 1 || 1);
  const lines = [
    ...answer.flatMap((letter, i) => bentLetter(letter, [40 + step * i + between(-4, 4), HEIGHT / 2], between)),
    ...Array.from({ length: DECOYS }, () => wavyLine(between)),
  ];
  const drawn = lines.map((points) => `<path d="${toPath(points)}" stroke-width="${between(4, 6).toFixed(1)}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`
  );
}

function bentLetter(letter: Letter, [cx, cy]: Point, between: RandomBetween): Point[][] {
  const angle = between(-0.3, 0.3);
  const lean = between(-0.2, 0.2);
  const [wide, high] = [UNIT * between(0.95, 1.15), UNIT * between(0.9, 1.05)];
  const [wave, phase] = [between(1, 2.2), between(0, 6.28)];
  const up = between(-4, 4);
  const place = ([x, y]: Point): Point => {
    const dx = (x - 2 + lean * (3 - y)) * wide + Math.sin(y * 1.1 + phase) * wave;
    const dy = (y - 3) * high + Math.sin(x * 1.3 + phase) * wave;
    return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + up + dx * Math.sin(angle) + dy * Math.cos(angle)];
  };
  return strokes[letter].map((stroke) => bend(pointsOf(stroke)).map(place));
}

const pointsOf = (stroke: string): Point[] => stroke.split(' ').map((xy): Point => [Number(xy[0]), Number(xy[1])]);

const bend = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i) => {
    const next = points[i + 1];
    if (!next) return [[x, y] as const];
    return Array.from(
      { length: STEPS },
      (_, n): Point => [x + ((next[0] - x) * n) / STEPS, y + ((next[1] - y) * n) / STEPS],
    );
  });

/** A line across the whole picture, as thick as a letter's. */
function wavyLine(between: RandomBetween): Point[] {
  const [middle, swing, length, phase] = [between(24, 64), between(6, 18), between(110, 240), between(0, 6.28)];
  return Array.from({ length: 25 }, (_, n): Point => {
    const x = (n * WIDTH) / 24;
    return [x, middle + Math.sin((x / length) * 6.28 + phase) * swing];
  });
}

const toPath = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
