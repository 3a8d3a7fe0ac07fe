import { aboveDialogs } from './dialog-stack.ts';
import { watermarkPicture } from './watermark-picture.ts';

/** Readable on white and on black alike, so that it need not know the theme. */
const colour = 'rgb(128 136 148 / 0.13)';

/** Written on the element itself and important, every property of it: no other rule of the page can hide it. */
const rules = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: '0',
  // Above everything of tokens.css, and no variable that a rule could change.
  'z-index': '1300',
  'pointer-events': 'none',
  'print-color-adjust': 'exact',
  '-webkit-print-color-adjust': 'exact',
} as const;

function draw(lines: readonly string[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'yz-watermark';
  element.setAttribute('aria-hidden', 'true');
  element.setAttribute(aboveDialogs, '');
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value, 'important');
  element.style.setProperty('background-image', watermarkPicture(lines, colour), 'important');
  return element;
}

/** Lays the watermark over the page and keeps it there: removed or altered, it is drawn anew. Returns its end. */
export function addWatermark(lines: readonly string[]): () => void {
  let element = draw(lines);
  const observer = new MutationObserver((changes) => {
    const isDetached = !element.isConnected || element.parentElement !== document.body;
    const altered = changes.some(({ target }) => target === element || element.contains(target));
    if (isDetached || altered) replace();
  });
  function replace() {
    observer.disconnect();
    element.remove();
    element = draw(lines);
    document.body.append(element);
    observer.observe(document.body, { childList: true });
    observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true });
  }
  replace();
  return () => {
    observer.disconnect();
    element.remove();
  };
}
