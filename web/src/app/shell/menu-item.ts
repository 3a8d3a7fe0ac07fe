import type { MenuItem } from '../../ui/menu-item.ts';
import type { Entry } from './useMenu.ts';

/** A navigation entry as an item of a menu; a group holds its own. */
export function toMenuItem({ key, name, icon, href, outside, current, children }: Entry): MenuItem {
  if (children) return { kind: 'group', key, label: name, items: children.map(toMenuItem) };
  return outside
    ? { key, label: name, icon: 'external', onSelect: () => void window.open(href, '_blank', 'noreferrer') }
    : { key, label: name, icon, href, current };
}
