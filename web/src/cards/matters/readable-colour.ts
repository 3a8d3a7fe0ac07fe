import { contrast } from '../../ui/contrast.ts';

/** Reading text against its ground, as WCAG asks. */
const readable = 4.5;
const white = '#ffffff';
const black = '#000000';

/** Letters that can be read on this colour: of white and black one always can. */
export const textColourOn = (ground: string) => (contrast(ground, white) >= readable ? white : black);
