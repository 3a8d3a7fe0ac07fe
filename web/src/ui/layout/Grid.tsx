import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import './layout.css';
import type { LayoutProps } from './layout.ts';

type GridProps = LayoutProps & {
  /** Minimum width of a column in px: as many columns as fit. */
  least: number;
};

/** Equal columns that adapt to the available width. */
export function Grid({ as: Element = 'div', gap = 4, least, className, children }: GridProps) {
  return (
    <Element
      className={classes('yz-grid', `yz-gap-${gap}`, className)}
      style={{ '--yz-grid-least': `${least}px` } as CSSProperties}
    >
      {children}
    </Element>
  );
}
