import type { MenuItem } from '../../ui/Menu.tsx';
import type { Entry } from './useMenu.ts';

/** A navigation entry as an item of a menu. */
export const itemOf = ({ key, name, icon, href, outside }: Entry): MenuItem =>
  outside
    ? { key, label: name, icon: 'external', onSelect: () => void window.open(href, '_blank', 'noreferrer') }
    : { key, label: name, icon, href };
