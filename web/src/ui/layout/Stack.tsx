import { classes } from '../classes.ts';
import './layout.css';
import type { Align, LayoutProps } from './layout.ts';

type StackProps = LayoutProps & { align?: Align | undefined };

/** Children one below the other. */
export function Stack({ as: Element = 'div', gap = 3, align, className, children }: StackProps) {
  return (
    <Element className={classes('yz-stack', `yz-gap-${gap}`, align && `yz-align-${align}`, className)}>
      {children}
    </Element>
  );
}
