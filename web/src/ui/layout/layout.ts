import type { ReactNode } from 'react';

/** The elements a layout may render as, so that a list stays a list and a section a section. */
export type LayoutElement = 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav' | 'form' | 'span';

/** The steps of the space scale in tokens.css: 4, 8, 12, 16, 24, 32 px. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8;
export type Align = 'start' | 'center' | 'baseline' | 'end';

export type LayoutProps = {
  as?: LayoutElement | undefined;
  gap?: Gap | undefined;
  /** For what is special about this place; the layout itself needs none. */
  className?: string | undefined;
  children: ReactNode;
};
