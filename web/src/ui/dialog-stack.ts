import { overlays } from './overlays.ts';

/** Marks an element above dialogs (toasts, watermark) that must stay usable while one is open. */
export const aboveDialogs = 'data-above-dialogs';

let open: HTMLElement[] = [];
const openedAt = new WeakMap<HTMLElement, number>();
let inertElements: Element[] = [];

/** Disables page scrolling. The width of the scroll bar is added as padding, so that nothing moves. */
function lock(on: boolean) {
  const root = document.documentElement;
  if (root.classList.contains('yz-locked') === on) return;
  document.body.style.paddingRight = on ? `${Math.max(0, window.innerWidth - root.clientWidth)}px` : '';
  root.classList.toggle('yz-locked', on);
}

/** Makes everything but the topmost dialog inert: the page, and the dialogs below it. */
function makeOthersInert() {
  for (const element of inertElements) element.removeAttribute('inert');
  inertElements = [];
  const top = open.at(-1);
  lock(top !== undefined);
  if (!top) return;
  const page = [...document.body.children].filter((element) => element !== overlays());
  const beneath = open.filter((dialog) => dialog !== top);
  inertElements = [...page, ...beneath].filter(
    (element) => !element.hasAttribute('inert') && !element.hasAttribute(aboveDialogs),
  );
  for (const element of inertElements) element.setAttribute('inert', '');
}

export function pushDialog(dialog: HTMLElement) {
  open = [...open, dialog];
  openedAt.set(dialog, performance.now());
  makeOthersInert();
  return () => {
    open = open.filter((other) => other !== dialog);
    makeOthersInert();
  };
}

export const isTopDialog = (dialog: HTMLElement | null) => dialog !== null && open.at(-1) === dialog;

/** When the topmost dialog was opened; 0 if none is open. */
export function topDialogSince(): number {
  const top = open.at(-1);
  return (top && openedAt.get(top)) ?? 0;
}
