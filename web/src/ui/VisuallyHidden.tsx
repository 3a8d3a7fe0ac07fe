import type { ReactNode } from 'react';
import './VisuallyHidden.css';

/** For screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span className="yz-hidden" id={id}>
      {children}
    </span>
  );
}
