import { chat } from '@yizhan/contract/texts/zh-CN/chat.ts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { overlays } from '../../ui/overlays.ts';
import { usePopup } from '../../ui/usePopup.ts';
import { emoji } from './emoji.ts';

const t = textsOf({ chat });

const COLUMNS = 9;
const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

/** The system's own characters in a grid; arrows move, Enter chooses, Escape closes. */
export function EmojiPicker({ onChoose }: { onChoose: (character: string) => void }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="smile"
        label={t('emoji')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open &&
        createPortal(
          <EmojiGrid
            button={button}
            onClose={close}
            onOutside={() => setOpen(false)}
            onChoose={(character) => {
              setOpen(false);
              onChoose(character);
            }}
          />,
          overlays(),
        )}
    </>
  );
}

type EmojiGridProps = {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onOutside: () => void;
  onChoose: (character: string) => void;
};

function EmojiGrid({ button, onClose, onOutside, onChoose }: EmojiGridProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup({ popup, button, align: 'start', onOutside });
  useLayoutEffect(() => popup.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The dialog below must not receive its keys.
    event.stopPropagation();
    const stops = [...(popup.current?.querySelectorAll('button') ?? [])];
    const move = moves[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (move !== undefined) stops[stops.findIndex((stop) => stop.matches(':focus')) + move]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={popup} className="yz-menu chat-emoji" role="dialog" aria-label={t('emoji')} onKeyDown={onKeyDown}>
      <div className="chat-emoji__grid">
        {emoji.map((character) => (
          <button key={character} type="button" tabIndex={-1} onClick={() => onChoose(character)}>
            {character}
          </button>
        ))}
      </div>
    </div>
  );
}
