import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import '../ui/Button.css';

/** A link that looks like a button. */
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
