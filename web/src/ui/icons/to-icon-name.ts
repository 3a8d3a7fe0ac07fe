import type { IconName } from './names.ts';

/** Icons are chosen from the sprite by administrators and stored as words; a list of them is not worth its weight here. */
export const toIconName = (name: string) => (/^[a-z-]+$/.test(name) ? name : 'link') as IconName;
