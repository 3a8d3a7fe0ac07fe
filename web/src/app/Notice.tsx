import type { ReactNode } from 'react';
import './Notice.css';

type NoticeProps = {
  /** Over the title: a drawing, or a glyph. */
  picture: ReactNode;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
};

/** A whole page that says one thing: no permission, not found, maintenance. */
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
