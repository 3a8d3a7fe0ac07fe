import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const buttonsIn = (toolbar: HTMLElement | null): HTMLElement[] => [
  ...(toolbar?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
];

/** One tab stop for a whole toolbar: the arrow keys, Home and End move within it. */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLElement | null>(null);
  const markStop = () => {
    const buttons = buttonsIn(toolbar.current);
    const stop = buttons.find((button) => button === current.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  // After every render: buttons come, go and are disabled.
  useLayoutEffect(markStop);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    current.current = target;
    markStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsIn(toolbar.current);
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = moves[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return { onFocus, onKeyDown };
}
