import { type Letter, strokes } from './captcha-font.ts';

type Point = readonly [x: number, y: number];
/** From 0 (inclusive) to 1 (exclusive). */
type Random = () => number;

const WIDTH = 132;
const HEIGHT = 44;
const UNIT = 4.4; // pixels per grid unit of the font
const STEPS = 5; // points at which a straight stroke is bent
const PIECES = 7;

/**
 * Draws the letters as bent, rotated lines, crossed by a decoy line. The markup contains a single path with shuffled
 * segments, so it reveals neither the letters nor their order.
 */
export function drawCaptcha(answer: readonly Letter[], random: Random): string {
  const between = (low: number, high: number) => low + random() * (high - low);
  const charWidth = WIDTH / (answer.length + 0.4);
  const lines = [
    ...answer.flatMap((letter, i) => bentLetter(letter, [charWidth * (i + 0.7), HEIGHT / 2], between)),
    ...wavyLine(between),
  ];
  const path = shuffled(lines, random).map(toPath).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#f3f6fb"/>` +
    `<path d="${path}" fill="none" stroke="#2f4b6e" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>` +
    `</svg>`
  );
}

type Between = (low: number, high: number) => number;

function bentLetter(letter: Letter, [cx, cy]: Point, between: Between): Point[][] {
  const angle = between(-0.38, 0.38);
  const lean = between(-0.25, 0.25);
  const [wide, high] = [UNIT * between(0.9, 1.15), UNIT * between(0.95, 1.2)];
  const [wave, phase] = [between(0.6, 1.3), between(0, 6.28)];
  const up = between(-2, 2);
  const place = ([x, y]: Point): Point => {
    const dx = (x - 2 + lean * (3 - y)) * wide + Math.sin(y * 1.1 + phase) * wave;
    const dy = (y - 3) * high + Math.sin(x * 1.3 + phase) * wave;
    return inside([
      cx + dx * Math.cos(angle) - dy * Math.sin(angle),
      cy + up + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]);
  };
  return strokes[letter].map((stroke) => bend(pointsOf(stroke)).map(place));
}

const inside = ([x, y]: Point): Point => [clamp(x, WIDTH), clamp(y, HEIGHT)];
const clamp = (n: number, end: number) => Math.min(Math.max(n, 2), end - 2);

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

/** A line across the whole picture, in segments as long as a letter's strokes. */
function wavyLine(between: Between): Point[][] {
  const [middle, swing, length, phase] = [between(16, 28), between(3, 8), between(60, 130), between(0, 6.28)];
  const at = (x: number): Point => [x, middle + Math.sin((x / length) * 6.28 + phase) * swing];
  return Array.from({ length: PIECES }, (_, piece) =>
    Array.from({ length: STEPS + 1 }, (_, step) => at(((piece + step / STEPS) * WIDTH) / PIECES)),
  );
}

const toPath = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
