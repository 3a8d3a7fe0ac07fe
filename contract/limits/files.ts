/** Uploads and pictures. */

export const maxUploadBytes = 20 * 1024 * 1024;
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPictureEdge = 2560;
export const maxPicturePixels = 40_000_000;
export const nameLength = 120;
export const linkSeconds = 600;
