/** Uploads and pictures. */

export const maxUploadBytes = 20 * 1024 * 1024;
/** Between one's own devices (文件传输助手). */
export const maxOwnDevicesBytes = 100 * 1024 * 1024;
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPictureEdge = 2560;
/** A picture that is drawn as an icon, and what is kept of it: enough for the largest place, twice as sharp. */
export const maxIconBytes = 2 * 1024 * 1024;
export const maxIconEdge = 192;
export const maxPicturePixels = 40_000_000;
/** What all uploads of one person may take together; a school can set another amount. */
export const quotaMb = 1024;
export const minQuotaMb = 20;
export const maxQuotaMb = 1024 * 1024;
export const nameLength = 120;
export const linkSeconds = 600;
