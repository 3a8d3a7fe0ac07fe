import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../lib/text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { overlays } from '../ui/overlays.ts';
import { useModal } from '../ui/useModal.ts';

const t = textsOf({ admin });

type SideDrawerProps = { open: boolean; onClose: () => void; children: ReactNode };

export function SideDrawer({ open, ...rest }: SideDrawerProps) {
  return open ? createPortal(<OpenDrawer {...rest} />, overlays()) : null;
}

function OpenDrawer({ onClose, children }: Omit<SideDrawerProps, 'open'>) {
  const box = useRef<HTMLDivElement>(null);
  useModal({ box, onEscape: onClose });
  return (
    <div className="admin-drawer" ref={box} role="dialog" aria-modal aria-label={t('sections')} tabIndex={-1}>
      <button type="button" className="admin-drawer__scrim" aria-label={t('close')} tabIndex={-1} onClick={onClose} />
      <div className="admin-drawer__panel">
        <header className="admin-drawer__header">
          <strong>{t('title')}</strong>
          <IconButton icon="close" label={t('close')} size="small" onClick={onClose} />
        </header>
        {children}
      </div>
    </div>
  );
}
