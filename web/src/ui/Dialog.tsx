import type { DialogWidth } from '@yizhan/contract/limits/ui.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type CSSProperties, type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../lib/text.ts';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { overlays } from './overlays.ts';
import { GuardedButtons } from './useClickGuard.ts';
import { useModal } from './useModal.ts';
import './Dialog.css';

const t = textsOf({ ui });

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  width?: DialogWidth | undefined;
  /** In px; by default the content's height. Never more than the window. */
  height?: number | undefined;
  /** Called by the close button and Escape; without it only the actions close the dialog. */
  onClose?: (() => void) | undefined;
  /** The row of buttons; the primary one comes last. */
  actions?: ReactNode;
  /** At the left of the row of buttons: a count, a link, "do not ask again". */
  aside?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Initial focus; by default the element with data-autofocus, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The body has no padding (tables, pictures, frames). */
  flush?: boolean | undefined;
  children: ReactNode;
};

/** A modal dialog. Not a native <dialog>: its top layer would cover toasts, pop-ups and the watermark. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? createPortal(<OpenDialog {...rest} />, overlays()) : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, width = 640, height, onClose, actions, aside, role = 'dialog', initialFocus, flush, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const modal = { role, 'aria-modal': true, 'aria-labelledby': `${id}-title` } as const;
  useModal({ box, initialFocus, onEscape: onClose });
  return (
    <div className="yz-dialog" ref={box} {...modal} tabIndex={-1}>
      <div className="yz-dialog__panel" style={{ '--yz-dialog-width': `${width}px`, height } as CSSProperties}>
        <GuardedButtons value={true}>
          <header className="yz-dialog__header">
            <h2 className="yz-dialog__title" id={`${id}-title`}>
              {title}
            </h2>
            {onClose && <IconButton icon="close" label={t('close')} size="small" onClick={onClose} />}
          </header>
        </GuardedButtons>
        <div className={classes('yz-dialog__body', flush && 'yz-dialog__body--flush')}>{children}</div>
        {(actions || aside) && (
          <GuardedButtons value={true}>
            <footer className="yz-dialog__footer">
              <div className="yz-dialog__aside">{aside}</div>
              {actions}
            </footer>
          </GuardedButtons>
        )}
      </div>
    </div>
  );
}
