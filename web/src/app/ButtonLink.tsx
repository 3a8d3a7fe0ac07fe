import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import '../ui/Button.css';

/** Goes somewhere, so it is a link; looks like what there is to do. */
export function ButtonLink({
  href,
  primary = false,
  children,
}: {
  href: string;
  primary?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      className={classes('yz-button', 'yz-button--medium', primary ? 'yz-button--primary' : 'yz-button--default')}
      href={href}
    >
      {children}
    </a>
  );
}
