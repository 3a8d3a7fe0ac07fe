import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { fail } from '../fail.ts';

const SECONDS = 20;

/** `edge`: the longest it may have. */
type Drawing = { mime: string; edge: number };

/** Re-encodes a picture: upright, no larger than screens need, and without metadata. */
export async function reencodePicture(from: string, to: string, { mime, edge }: Drawing): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { maxPicturePixels: picturePixels } = fileLimits;
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
    // Broken, truncated, or so large that decoding it would be an attack: the user gets the same message.
    fail('picture_broken');
  }
}
