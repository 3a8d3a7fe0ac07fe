import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { MenuItem, MenuStart } from './menu-item.ts';
import { usePopup } from './usePopup.ts';
import { useTypeahead } from './useTypeahead.ts';
import './Menu.css';

type MenuPopupProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  header: ReactNode;
  button: RefObject<HTMLButtonElement | null>;
  start: MenuStart;
  /** Closed by the user: focus returns to the button. */
  onClose: () => void;
  /** Closed by a press outside: focus goes where it was pressed. */
  onOutside: () => void;
};

const enabled = (popup: HTMLElement | null) => [
  ...(popup?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])') ?? []),
];

export function MenuPopup({ id, label, items, align, header, button, start, onClose, onOutside }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useTypeahead();
  usePopup({ popup, button, align, onOutside });
  useLayoutEffect(() => {
    const stop = enabled(popup.current).at(start === 'first' ? 0 : -1) ?? list.current;
    stop?.focus();
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The menu handles its keys; the dialog or page below must not receive them.
    event.stopPropagation();
    const stops = enabled(popup.current);
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    const next = nextStop(event.key, at, stops.length) ?? typed(event.key, stops, at);
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    if (event.key === 'Escape' || event.key === 'Tab' || next !== undefined) event.preventDefault();
    if (next !== undefined) stops[next]?.focus();
  };

  return (
    <div ref={popup} className="yz-menu">
      {header && <div className="yz-menu__header">{header}</div>}
      {/* Browsers scroll a list longer than the window by keyboard only if it is focusable. */}
      <div ref={list} id={id} role="menu" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Item key={item.key} item={item} onClose={onClose} />
        ))}
      </div>
    </div>
  );
}

function nextStop(key: string, at: number, count: number): number | undefined {
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const to = moves[key];
  return to === undefined || count === 0 ? undefined : (to + count) % count;
}

function roleOf({ checked, on }: { checked?: boolean | undefined; on?: boolean | undefined }) {
  if (checked !== undefined) return 'menuitemradio';
  return on === undefined ? 'menuitem' : 'menuitemcheckbox';
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  if (item.kind === 'line') return <hr className="yz-menu__line" />;
  if (item.kind === 'group')
    return (
      <fieldset className="yz-menu__group" aria-label={item.label}>
        <div className="yz-menu__heading" aria-hidden>
          {item.label}
        </div>
        {item.items.map((child) => (
          <Item key={child.key} item={child} onClose={onClose} />
        ))}
      </fieldset>
    );
  const { label, icon, note, href, onSelect, danger, disabled, checked, on, current } = item;
  const choose = () => {
    if (disabled) return;
    onClose();
    onSelect?.();
  };
  const common = {
    role: roleOf(item),
    'aria-checked': checked ?? on,
    'aria-disabled': disabled || undefined,
    'aria-current': current ? ('page' as const) : undefined,
    className: classes('yz-menu__item', danger && 'yz-menu__item--danger'),
    tabIndex: -1,
    onClick: choose,
  };
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span className="yz-menu__label">{label}</span>
      {note && <span className="yz-menu__note">{note}</span>}
      {(checked ?? on) && <Icon name="check" size={16} />}
    </>
  );
  return href && !disabled ? (
    <a {...common} href={href}>
      {content}
    </a>
  ) : (
    <button {...common} type="button">
      {content}
    </button>
  );
}
