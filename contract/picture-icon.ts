/** An icon that a school drew itself, by the address of its picture. */
export type PictureIcon = `/files/${string}`;

export const isPictureIcon = (icon: string): icon is PictureIcon => /^\/files\/[1-9]\d{0,17}$/.test(icon);
