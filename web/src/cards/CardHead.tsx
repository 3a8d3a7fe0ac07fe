import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../ui/Icon.tsx';
import './CardHead.css';

/** Renders a link or button of a view into its card's header, or above the view when there is no card. */
export function CardHead({ children }: { children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null);
  const [header, setHeader] = useState<Element | null>(null);
  useLayoutEffect(() => {
    setHeader(here.current?.closest('.yz-card')?.querySelector('.yz-card__extra') ?? null);
  }, []);
  const content = <span className="card-head">{children}</span>;
  return (
    <>
      <span ref={here} hidden />
      {header ? createPortal(content, header) : content}
    </>
  );
}

/** 全部 and similar links. */
export function HeadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <CardHead>
      <a className="card-head__link" href={href}>
        {children}
        <Icon name="chevron-right" size={14} />
      </a>
    </CardHead>
  );
}
