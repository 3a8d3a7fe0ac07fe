import type { Picture } from '../viewer/picture.ts';
import { sample } from './sample.ts';

const sizes = [
  [1600, 900],
  [600, 1400],
  [160, 160],
] as const;

/** Generated: a wide one, a tall one and a small one. */
export function samplePictures(): Picture[] {
  return sizes.map(([width, height], at) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    if (pen) {
      const sky = pen.createLinearGradient(0, 0, width, height);
      sky.addColorStop(0, '#cfe6ff');
      sky.addColorStop(1, '#f7d9a8');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#1f6f54';
      pen.fillRect(0, height * 0.72, width, height * 0.28);
      pen.fillStyle = '#7a1f2b';
      pen.fillRect(width * 0.36, height * 0.34, width * 0.28, height * 0.38);
    }
    return { src: canvas.toDataURL('image/png'), alt: sample.services[at] ?? '' };
  });
}
