export type Picture = { src: string; alt: string };

export type PictureView = {
  pictures: readonly Picture[];
  /** The picture shown first. */
  at?: number | undefined;
  /** Offers a download of the picture. */
  download?: boolean | undefined;
};
