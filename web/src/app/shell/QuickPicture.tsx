import type { QuickItem } from '@yizhan/contract/entities/portal.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';

/** An entry that shows a picture beside itself, such as a QR code. */
export function QuickPicture({ item }: { item: QuickItem }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <div className="quick__holder" ref={box}>
      <button
        type="button"
        className="quick__item"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        <Icon name={toIconName(item.icon)} size={22} />
        <span className="quick__name">{item.name}</span>
      </button>
      {open && item.picture && (
        <div className="quick__popup" id={id}>
          <img className="quick__picture" src={item.picture} alt={item.name} />
        </div>
      )}
    </div>
  );
}
