import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { isTopDialog, pushDialog } from './dialog-stack.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const listFocusable = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest('[inert], [hidden]'),
  );

/** Wraps focus inside, so that Tab does not leave for the browser's own toolbars. */
function trapFocus(event: KeyboardEvent, box: HTMLElement) {
  const stops = listFocusable(box);
  const first = stops[0];
  const last = stops.at(-1);
  const from = document.activeElement;
  if (!first || !last) return event.preventDefault();
  const leaving = event.shiftKey ? from === first || from === box : from === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

type ModalOptions = {
  box: RefObject<HTMLElement | null>;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onEscape: (() => void) | undefined;
};

/** Keyboard and focus handling of a dialog: focus trap, Escape, the rest inert, focus restored on close. */
export function useModal({ box, initialFocus, onEscape }: ModalOptions) {
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    const pop = pushDialog(dialog);
    const initialTarget = initialFocus?.current ?? dialog.querySelector<HTMLElement>('[data-autofocus]');
    if (!dialog.contains(document.activeElement)) (initialTarget ?? dialog).focus({ preventScroll: true });
    return () => {
      pop();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box, initialFocus]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const dialog = box.current;
    if (!dialog || !isTopDialog(dialog) || event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Tab' && (dialog.contains(document.activeElement) || document.activeElement === document.body))
      trapFocus(event, dialog);
    // An open list inside the dialog handles Escape itself.
    const inOpenList = event.target instanceof Element && event.target.closest('[aria-expanded="true"]') !== null;
    if (event.key === 'Escape' && !inOpenList) onEscape?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
