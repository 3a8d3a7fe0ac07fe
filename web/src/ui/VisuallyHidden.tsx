import type { ReactNode } from 'react';
import './VisuallyHidden.css';

/** Heard, not seen. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span className="yz-hidden" id={id}>
      {children}
    </span>
  );
}
