/** Sizes and times of common UI parts; most are fixed by the specification. */

export const dialogWidths = [380, 424, 434, 640, 1080, 1200] as const;
export const clickGuardMs = 800;
export const toastMs = 3000;
export const toastActionMs = 8000;
export const toastGap = 16;
export const toastDedupeMs = 3000;
export const watermarkFontPx = 32;
export const watermarkDegrees = 15;
/** Light enough to read through, dark enough to be found on a photograph. */
export const watermarkOpacity = { light: 0.05, dark: 0.07 } as const;
export const maxCountShown = 99;
export const viewerZoomStep = 0.2;
export const viewerWheelStep = 0.015;
export const viewerMinZoom = 0.2;
/** Beyond this zoom only pixels are visible. */
export const viewerMaxZoom = 8;
export const viewerTurnDegrees = 90;
export type DialogWidth = (typeof dialogWidths)[number];
