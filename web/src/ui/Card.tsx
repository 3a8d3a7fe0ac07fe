import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import './Card.css';

type CardProps = {
  title: ReactNode;
  /** Muted number after the title. */
  count?: ReactNode;
  /** The single link at the right. */
  link?: { href: string; label: string } | undefined;
  /** In the header between title and link: tabs, a filter. */
  extra?: ReactNode;
  /** The three-dot menu, last in the header. */
  menu?: ReactNode;
  /** The body has no padding: lists with full-width rows. */
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Card({ title, count, link, extra, menu, flush, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes('yz-card', className)} aria-labelledby={id}>
      <header className="yz-card__header">
        <h2 className="yz-card__title" id={id}>
          {title}
        </h2>
        {count !== undefined && <span className="yz-card__count">{count}</span>}
        <div className="yz-card__extra">{extra}</div>
        {link && (
          <a className="yz-card__link" href={link.href}>
            {link.label}
            <Icon name="chevron-right" size={14} />
          </a>
        )}
        {menu}
      </header>
      <div className={classes('yz-card__body', flush && 'yz-card__body--flush')}>{children}</div>
    </section>
  );
}
