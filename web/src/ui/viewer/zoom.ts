import * as uiLimits from '@yizhan/contract/limits/ui.ts';

/** A ratio is the displayed width over the picture's own: 1 is its original size. */

export type Size = { width: number; height: number };

/** Avoids floating-point errors in sums of 0.2 and 0.015. */
const rounded = (ratio: number) => Math.round(ratio * 1000) / 1000;

/** A picture so large that it fits only below the minimum ratio may still be shown whole. */
export const leastRatio = (fit: number) => Math.min(uiLimits.viewerMinZoom, fit);

const within = (ratio: number, fit: number) => Math.min(uiLimits.viewerMaxZoom, Math.max(leastRatio(fit), ratio));

export type Direction = 1 | -1;

/** One press of a button or key. */
export const stepZoom = (ratio: number, direction: Direction, fit: number) =>
  within(rounded(ratio + direction * uiLimits.viewerZoomStep), fit);

/** One notch of the wheel; scrolling up zooms in. */
export const wheelZoom = (ratio: number, deltaY: number, fit: number) =>
  within(rounded(ratio - Math.sign(deltaY) * uiLimits.viewerWheelStep), fit);

/** The ratio that fits the whole picture, never above its original size. */
export function fitRatio(stage: Size, picture: Size, degrees: number): number {
  const lying = Math.abs(degrees) % 180 === 90;
  const width = lying ? picture.height : picture.width;
  const height = lying ? picture.width : picture.height;
  return Math.min(1, stage.width / width, stage.height / height);
}

/** The corner of a centred picture; rotation is around the centre, so it does not matter here. */
export const centreOffset = (stage: Size, picture: Size, ratio: number) => ({
  x: (stage.width - picture.width * ratio) / 2,
  y: (stage.height - picture.height * ratio) / 2,
});

export const isFitted = (ratio: number, fit: number) => Math.abs(ratio - fit) < 0.001;

export const toPercent = (ratio: number) => `${Math.round(ratio * 100)}%`;
