export type Picture = { src: string; alt: string };

export type PictureView = {
  pictures: readonly Picture[];
  /** Which one is shown first. */
  at?: number | undefined;
  /** Offers to save the picture. */
  download?: boolean | undefined;
};
