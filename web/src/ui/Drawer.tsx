import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../lib/text.ts';
import { IconButton } from './IconButton.tsx';
import { overlays } from './overlays.ts';
import { useModal } from './useModal.ts';
import './Drawer.css';

const t = textsOf({ ui });

type DrawerProps = {
  title: ReactNode;
  /** Called by the close button, Escape and a click beside it. */
  onClose: () => void;
  /** The row of buttons at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A panel at the right edge over the page; on a phone it covers the page. */
export function Drawer(props: DrawerProps) {
  return createPortal(<OpenDrawer {...props} />, overlays());
}

function OpenDrawer({ title, onClose, actions, children }: DrawerProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useModal({ box, onEscape: onClose });
  return (
    <div className="yz-drawer">
      <button type="button" className="yz-drawer__shade" tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="yz-drawer__panel"
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
      >
        <header className="yz-drawer__header">
          <h2 className="yz-drawer__title" id={`${id}-title`}>
            {title}
          </h2>
          <IconButton icon="close" label={t('close')} size="small" onClick={onClose} />
        </header>
        <div className="yz-drawer__body">{children}</div>
        {actions && <footer className="yz-drawer__footer">{actions}</footer>}
      </div>
    </div>
  );
}
