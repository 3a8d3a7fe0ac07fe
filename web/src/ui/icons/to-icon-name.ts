import type { IconName } from './names.ts';

/**
 * Administrators choose icons from the sprite, and the name is stored. Checking it against the full list is not worth
 * the bundle size.
 */
export const toIconName = (name: string) => (/^[a-z-]+$/.test(name) ? name : 'link') as IconName;
