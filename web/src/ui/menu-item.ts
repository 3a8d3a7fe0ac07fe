import type { ReactNode } from 'react';
import type { IconName } from './icons/names.ts';

export type MenuItem =
  | { kind: 'line'; key: string }
  /** Under a heading of their own, indented. */
  | { kind: 'group'; key: string; label: string; items: readonly MenuItem[] }
  | {
      kind?: 'item' | undefined;
      key: string;
      label: string;
      icon?: IconName | undefined;
      /** Quiet words at the right: a shortcut, a state. */
      note?: ReactNode;
      href?: string | undefined;
      /** It leads to the page one is on. */
      current?: boolean | undefined;
      onSelect?: (() => void) | undefined;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
      /** One of several, this one chosen or not. */
      checked?: boolean | undefined;
      /** A switch of its own, on or off. */
      on?: boolean | undefined;
    };

export type MenuStart = 'first' | 'last';
