import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

/** A link that looks like the dialog's button: the browser names and stores the file. */
export const DownloadLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="yz-button yz-button--primary yz-button--medium" href={href} download data-autofocus="">
    <span className="yz-button__label">
      <Icon name="download" size={18} />
      <span>{children}</span>
    </span>
  </a>
);
