import sharp from 'sharp';
import { expect, test } from 'vitest';
import { letters } from './captcha-font.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { type Grey, warp } from './captcha-warp.ts';

const pixelsOf = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });

/** The share of pixels by which two pictures of one size differ clearly. */
const difference = (one: Uint8Array, other: Uint8Array) =>
  one.filter((shade, at) => Math.abs(shade - (other[at] ?? 0)) > 60).length / one.length;

test('DR-3 every letter can be drawn, as pixels', async () => {
  for (const letter of letters) {
    const { info } = await pixelsOf(await drawCaptcha([letter, letter, letter, letter]));
    expect(info).toMatchObject({ width: 240, height: 88 });
  }
});

test('DR-3 two pictures of the same letters differ in many pixels, not in the grain alone', async () => {
  const [one, other] = await Promise.all([drawCaptcha(['A', 'K', '7', 'W']), drawCaptcha(['A', 'K', '7', 'W'])]);
  // Blurred, the grain is gone and the lines are left.
  const blurred = async (picture: Buffer) => (await pixelsOf(await sharp(picture).blur(2).png().toBuffer())).data;
  expect(difference(await blurred(one), await blurred(other))).toBeGreaterThan(0.05);
});

/** A white picture with a black line down its middle. */
function aLine(): Grey {
  const [width, height] = [120, 60];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) pixels.fill(0, y * width + 59, y * width + 62);
  return { width, height, pixels };
}

test('DR-3 a straight line is straight no longer, and both its ink and its paper are dark somewhere', () => {
  const line = aLine();
  const { width, height, pixels } = warp(line, () => 0.3, new Uint8Array(line.pixels.length).fill(127));
  const darkest = Array.from({ length: height }, (_, y) => {
    const row = pixels.subarray(y * width, (y + 1) * width);
    return row.indexOf(Math.min(...row));
  });
  expect(new Set(darkest).size).toBeGreaterThan(5);
  const dark = pixels.filter((shade) => shade < 100).length / pixels.length;
  expect(dark).toBeGreaterThan(0.15);
  expect(dark).toBeLessThan(0.6);
});
