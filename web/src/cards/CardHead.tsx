import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import './CardHead.css';

/** Renders a link or button of a view into its card's header, or above the view when there is no card. */
export function CardHead({ children, className }: { children: ReactNode; className?: string }) {
  const here = useRef<HTMLSpanElement>(null);
  const [header, setHeader] = useState<Element | null>(null);
  useLayoutEffect(() => {
    setHeader(here.current?.closest('.yz-card')?.querySelector('.yz-card__extra') ?? null);
  }, []);
  const content = <span className={classes('card-head', className)}>{children}</span>;
  return (
    <>
      <span ref={here} hidden />
      {header ? createPortal(content, header) : content}
    </>
  );
}

/** 全部 and similar links. */
export function HeadLink({ href, label, children }: { href: string; label?: string; children: ReactNode }) {
  return (
    <CardHead>
      <a className="card-head__link" href={href} aria-label={label}>
        {children}
        <Icon name="chevron-right" size={14} />
      </a>
    </CardHead>
  );
}
