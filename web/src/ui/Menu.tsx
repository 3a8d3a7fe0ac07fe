import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons/names.ts';
import { MenuPopup } from './MenuPopup.tsx';
import type { MenuItem, MenuStart } from './menu-item.ts';
import { overlays } from './overlays.ts';
import './IconButton.css';

type MenuProps = {
  /** Accessible name of the button. */
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  /** Above the items: who is signed in, what is acted on. */
  header?: ReactNode;
  /** The button's content; three dots by default. */
  children?: ReactNode;
  icon?: IconName | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
  /** One of its items is the current page. */
  current?: boolean | undefined;
  /** Pressed before its code was loaded, so it opens at once. */
  startOpen?: boolean | undefined;
};

export function Menu({
  label,
  items,
  align = 'end',
  header,
  children,
  icon = 'more',
  size = 'medium',
  className,
  current,
  startOpen = false,
}: MenuProps) {
  const [open, setOpen] = useState<MenuStart | null>(startOpen ? 'first' : null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? classes('yz-iconbutton', `yz-iconbutton--${size}`)}
        aria-label={label}
        aria-haspopup="menu"
        aria-current={current || undefined}
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        title={children ? undefined : label}
        onClick={() => setOpen(open ? null : 'first')}
        onKeyDown={onKeyDown}
      >
        {children ?? <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      </button>
      {open &&
        createPortal(
          <MenuPopup
            {...{ id, label, items, align, header, button }}
            start={open}
            onClose={close}
            onOutside={() => setOpen(null)}
          />,
          overlays(),
        )}
    </>
  );
}
