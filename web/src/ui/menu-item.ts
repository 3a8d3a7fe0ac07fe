import type { ReactNode } from 'react';
import type { IconName } from './icons/names.ts';

export type MenuItem =
  | { kind: 'line'; key: string }
  /** Indented, under a heading of their own. */
  | { kind: 'group'; key: string; label: string; items: readonly MenuItem[] }
  | {
      kind?: 'item' | undefined;
      key: string;
      label: string;
      icon?: IconName | undefined;
      /** Muted text at the right: a shortcut, a state. */
      note?: ReactNode;
      href?: string | undefined;
      /** It leads to the current page. */
      current?: boolean | undefined;
      onSelect?: (() => void) | undefined;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
      /** A radio item: selected or not. */
      checked?: boolean | undefined;
      /** A toggle: on or off. */
      on?: boolean | undefined;
    };

export type MenuStart = 'first' | 'last';
