import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { fail } from './fail.ts';

const SECONDS = 20;

/** Draws a picture anew: upright, no larger than screens need, and without whatever else the file carried. */
export async function reencodePicture(from: string, to: string, mime: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { maxPictureEdge: edge, maxPicturePixels: picturePixels } = fileLimits;
  const animated = mime === 'image/gif' || mime === 'image/webp';
  const format = mime.replace('image/', '') as 'png' | 'jpeg' | 'webp' | 'gif';
  try {
    await sharp(from, { limitInputPixels: picturePixels, animated, failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .timeout({ seconds: SECONDS })
      .toFile(to);
  } catch {
    // Broken, cut off, or so large that drawing it would be an attack: for the person it is one thing.
    fail('picture_broken');
  }
}
