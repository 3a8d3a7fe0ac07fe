import type { MenuItem } from '../../ui/menu-item.ts';
import type { Entry } from './useMenu.ts';

/** Converts a navigation entry to a menu item; a group contains its children. */
export function toMenuItem({ key, name, icon, href, outside, current, children }: Entry): MenuItem {
  if (children) return { kind: 'group', key, label: name, items: children.map(toMenuItem) };
  return outside
    ? { key, label: name, icon: 'external', onSelect: () => void window.open(href, '_blank', 'noreferrer') }
    : { key, label: name, icon, href, current };
}
