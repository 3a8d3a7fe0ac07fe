import type { ReactNode } from 'react';
import './Notice.css';

type NoticeProps = {
  /** Above the title: a drawing or an icon. */
  picture: ReactNode;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
};

/** A full page with one statement: no permission, not found, maintenance. */
export function Notice({ picture, title, text, actions }: NoticeProps) {
  return (
    <div className="notice">
      {picture}
      <h1 className="notice__title" tabIndex={-1}>
        {title}
      </h1>
      <div className="notice__text">{text}</div>
      {actions && <div className="notice__actions">{actions}</div>}
    </div>
  );
}
