import { classes } from '../classes.ts';
import './layout.css';
import type { Align, LayoutProps } from './layout.ts';

type RowProps = LayoutProps & {
  align?: Align | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** Whether it may wrap on a narrow screen. */
  wrap?: boolean | undefined;
};

/** Children side by side. */
export function Row({ as: Element = 'div', gap = 2, align = 'center', justify, wrap, className, children }: RowProps) {
  const names = [`yz-gap-${gap}`, `yz-align-${align}`, justify && `yz-justify-${justify}`, wrap && 'yz-row--wrap'];
  return <Element className={classes('yz-row', ...names, className)}>{children}</Element>;
}
