import { isPictureIcon } from '@yizhan/contract/picture-icon.ts';
import type { IconName } from './names.ts';

/**
 * Administrators choose icons from the sprite, and the name is stored, or the address of a picture of their own.
 * Checking a name against the full list is not worth the bundle size.
 */
export const toIconName = (name: string) => (/^[a-z-]+$/.test(name) || isPictureIcon(name) ? name : 'link') as IconName;
