/** From 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;
export type RandomBetween = (low: number, high: number) => number;
export const betweenOf =
  (random: Random): RandomBetween =>
  (low, high) =>
    low + random() * (high - low);

/** Grey pixels, row by row: 0 is black. */
export type Grey = { width: number; height: number; pixels: Uint8Array };

const TURN = 2 * Math.PI;
const PAPER = 255;
/** How far a pixel's shade strays, either way. */
const GRAIN = 34;
/** Ink and paper are both grey, so that the grain is cut off at neither end. */
const [DARKEST, SPREAD] = [58, 0.56];

/**
 * Bends the picture, inverts a band of it and adds grain, so that neither lines nor shades nor pixels repeat. It runs on
 * the event loop, so everything but the shade of a pixel is computed once a row or column.
 */
export function warp(picture: Grey, random: Random, grain: Uint8Array): Grey {
  const { width, height } = picture;
  const between = betweenOf(random);
  const [right, down] = [wavesOf(height, between, 5), wavesOf(width, between, 4)];
  const edges = bandOf(picture, between);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [from = 0, to = 0] = edges[y] ?? [];
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const shade = shadeAt(picture, x + (right[y] ?? 0), y + (down[x] ?? 0));
      const strays = ((grain[at] ?? 0) / 127.5 - 1) * GRAIN;
      pixels[at] = DARKEST + (x >= from && x < to ? PAPER - shade : shade) * SPREAD + strays;
    }
  }
  return { width, height, pixels };
}

/** How far each row or column moves: two waves over one another, one long and one short. */
function wavesOf(length: number, between: RandomBetween, swing: number): Float64Array {
  const [long, short] = [between(70, 130), between(24, 40)];
  const [first, second] = [between(0, TURN), between(0, TURN)];
  const ripple = between(0.8, 1.3);
  return Float64Array.from(
    { length },
    (_, n) => swing * Math.sin((n / long) * TURN + first) + ripple * Math.sin((n / short) * TURN + second),
  );
}

/** Where in each row a slanted band begins and ends. Inside it ink is light and paper dark; its edge cuts letters. */
function bandOf({ width, height }: Grey, between: RandomBetween): [from: number, to: number][] {
  const [middle, wide] = [between(0.2, 0.8) * width, between(0.12, 0.22) * width];
  const [slant, swing, phase] = [between(-0.6, 0.6), between(2, 7), between(0, TURN)];
  return Array.from({ length: height }, (_, y) => {
    const at = middle + slant * (y - height / 2) + swing * Math.sin((y / height) * TURN + phase);
    return [at - wide, at + wide];
  });
}

/** The shade between four pixels; outside there is paper. */
function shadeAt({ width, height, pixels }: Grey, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return PAPER;
  const at = top * width + left;
  const dx = x - left;
  const upper = (pixels[at] ?? 0) * (1 - dx) + (pixels[at + 1] ?? 0) * dx;
  const lower = (pixels[at + width] ?? 0) * (1 - dx) + (pixels[at + width + 1] ?? 0) * dx;
  return upper + (lower - upper) * (y - top);
}
