import type { SyntheticEvent } from 'react';

const MARGIN = 8;

/** The words beside a button begin where it does, unless they would leave the page. */
export function keepInView({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const words = currentTarget.nextElementSibling;
  if (!(words instanceof HTMLElement)) return;
  words.style.translate = '';
  const { left, right } = words.getBoundingClientRect();
  const over = right - (document.documentElement.clientWidth - MARGIN);
  if (over > 0) words.style.translate = `${-Math.min(over, left - MARGIN)}px`;
  else if (left < MARGIN) words.style.translate = `${MARGIN - left}px`;
}
