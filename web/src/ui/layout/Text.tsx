import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Text.css';

type TextProps = {
  as?: 'span' | 'p' | 'div' | 'strong' | 'h2' | 'h3' | 'li' | 'dt' | 'dd' | 'time' | undefined;
  /** The steps of the type scale, in px. */
  size?: 12 | 14 | 16 | 20 | 28 | undefined;
  tone?: 'ink' | 'second' | 'faint' | 'brand' | 'good' | 'warn' | 'bad' | undefined;
  strong?: boolean | undefined;
  /** A single line, truncated with an ellipsis. */
  ellipsis?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Text in one of the design system's sizes and colours. */
export function Text({ as: Element = 'span', size = 14, tone = 'ink', ...rest }: TextProps) {
  const { strong, ellipsis, className, children } = rest;
  const modifiers = [strong && 'yz-text--strong', ellipsis && 'yz-text--ellipsis'];
  return (
    <Element className={classes('yz-text', `yz-text--${size}`, `yz-text--${tone}`, ...modifiers, className)}>
      {children}
    </Element>
  );
}
