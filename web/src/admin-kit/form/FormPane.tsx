import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { overlays } from '../../ui/overlays.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { useModal } from '../../ui/useModal.ts';
import './FormPane.css';

const t = textsOf({ admin });

/** From this width the form is docked beside the list instead of covering it. */
const wideScreen = '(min-width: 1600px)';

type FormPaneProps = {
  title: ReactNode;
  /** A status beside the title. */
  mark?: ReactNode;
  /** Further actions on the record, at the right of the title. */
  menu?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The pane for a form at the right: over the list, or beside it on wide screens. */
export function FormPane({ title: givenTitle, mark, menu, onClose, children }: FormPaneProps) {
  // A record that is loading or missing has no name.
  const title = givenTitle || t('details');
  const docked = useMediaQuery(wideScreen);
  const box = useRef<HTMLDivElement>(null);
  useDock(docked);
  return createPortal(
    <>
      <div
        className={classes('admin-pane', docked && 'admin-pane--docked')}
        ref={box}
        role="dialog"
        aria-modal={!docked}
        aria-label={typeof title === 'string' ? title : undefined}
        tabIndex={-1}
      >
        <div className="admin-pane__panel">
          <header className="admin-pane__header">
            <h2 className="admin-pane__title">{title}</h2>
            {mark}
            <span className="admin-pane__gap" />
            {menu}
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </header>
          {children}
        </div>
      </div>
      {/* After the box, so that it is mounted when their effects run. */}
      {docked ? <EscapeCloses box={box} onClose={onClose} /> : <Modal box={box} onClose={onClose} />}
    </>,
    overlays(),
  );
}

type Keys = { box: RefObject<HTMLElement | null>; onClose: () => void };

/** Mounted only while the pane covers the list, so that crossing the breakpoint keeps what was typed. */
function Modal({ box, onClose }: Keys) {
  useModal({ box, onEscape: onClose });
  return null;
}

function EscapeCloses({ box, onClose }: Keys) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('[data-autofocus]') ?? box.current;
    first?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const inOpenList = event.target instanceof Element && event.target.closest('[aria-expanded="true"]') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !inOpenList) onClose();
  });
  useEffect(() => {
    const pane = box.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    pane?.addEventListener('keydown', listen);
    return () => pane?.removeEventListener('keydown', listen);
  }, [box]);
  return null;
}

function useDock(docked: boolean) {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('admin-docked', docked);
    return () => document.documentElement.classList.remove('admin-docked');
  }, [docked]);
}
