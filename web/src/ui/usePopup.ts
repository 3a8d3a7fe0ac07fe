import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

const gap = 4;
const edge = 8;

/** Places a fixed pop-up below its button, or above it if there is more room, and never outside the window. */
export function placeBeside(popup: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const at = button.getBoundingClientRect();
  const below = window.innerHeight - at.bottom;
  const upwards = below < popup.offsetHeight + gap + edge && at.top > below;
  const availableHeight = (upwards ? at.top : below) - gap - edge;
  const left = align === 'start' ? at.left : at.right - popup.offsetWidth;
  popup.style.maxHeight = `${Math.max(120, availableHeight)}px`;
  popup.style.left = `${Math.max(edge, Math.min(left, document.documentElement.clientWidth - popup.offsetWidth - edge))}px`;
  popup.style.top = upwards ? `${Math.max(edge, at.top - gap - popup.offsetHeight)}px` : `${at.bottom + gap}px`;
}

type PopupOptions = {
  popup: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  onOutside: () => void;
};

/** Keeps an open pop-up at its button while the page scrolls, and reports presses outside. */
export function usePopup({ popup, button, align, onOutside }: PopupOptions) {
  useLayoutEffect(() => {
    const place = () => popup.current && button.current && placeBeside(popup.current, button.current, align);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [popup, button, align]);

  const onPress = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Node ? event.target : null;
    if (!popup.current?.contains(target) && !button.current?.contains(target)) onOutside();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
}
