import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { textsOf } from '../lib/text.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import './IconButton.css';
import './Page.css';

const t = textsOf({ ui });

export type Crumb = { label: string; href?: string | undefined };

/** What stands beside the title of every page inside: a link to its help. */
export const PageHelp = createContext<ReactNode>(undefined);

type PageProps = {
  title: ReactNode;
  /** One muted sentence below the title. */
  description?: ReactNode;
  actions?: ReactNode;
  /** An address ("#/home/…") or a handler. */
  back?: string | (() => void) | undefined;
  breadcrumbs?: readonly Crumb[] | undefined;
  /** As wide as the window: used by administration. */
  wide?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Page({ title, description, actions, back, breadcrumbs, wide, className, children }: PageProps) {
  const help = useContext(PageHelp);
  return (
    <div className={classes('yz-page', wide && 'yz-page--wide', className)}>
      {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
      <header className="yz-page__header">
        {back && <Back to={back} />}
        <div className="yz-page__titles">
          <h1 className="yz-page__title" tabIndex={-1}>
            {title}
          </h1>
          {help}
          {description && <p className="yz-page__description">{description}</p>}
        </div>
        {actions && <div className="yz-page__actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

function Back({ to }: { to: string | (() => void) }) {
  const arrow = <Icon name="arrow-left" label={t('back')} />;
  if (typeof to === 'string')
    return (
      <a className="yz-iconbutton yz-page__back" href={to} title={t('back')}>
        {arrow}
      </a>
    );
  return (
    <button type="button" className="yz-iconbutton yz-page__back" onClick={to} title={t('back')}>
      {arrow}
    </button>
  );
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="yz-crumbs" aria-label={t('breadcrumbs')}>
      {crumbs.map(({ label, href }, index) => (
        <Fragment key={`${label}${href ?? ''}`}>
          {index > 0 && <Icon name="chevron-right" size={12} />}
          {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
