import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import './Skeleton.css';

type SkeletonProps = {
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Lines of text, the last one shorter. */
  lines?: number | undefined;
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string | undefined;
};

/** A placeholder in the shape of the content. Decorative: its parent announces "loading" to screen readers. */
export function Skeleton({ shape = 'text', lines = 1, width, height, className }: SkeletonProps) {
  const bars = shape === 'text' ? Array.from({ length: lines }, (_, line) => line) : [0];
  return (
    <div className={classes('yz-skeleton', className)} aria-hidden="true">
      {bars.map((bar) => (
        <span
          key={bar}
          className={`yz-skeleton__bar yz-skeleton__bar--${shape}`}
          style={{ width: width ?? (lines > 1 && bar === lines - 1 ? '62%' : undefined), height }}
        />
      ))}
    </div>
  );
}
