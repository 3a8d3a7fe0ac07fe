export type PictureAttributes = { src: string; alt: string; width: number | null; height: number | null };
