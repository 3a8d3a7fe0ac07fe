import { contrast } from '../../ui/contrast.ts';

/** Minimum contrast of text by WCAG. */
const readable = 4.5;
const white = '#ffffff';
const black = '#000000';

/** A readable text colour on this background: either white or black always is. */
export const textColourOn = (ground: string) => (contrast(ground, white) >= readable ? white : black);
